/** An icon of game-icons.net, imported by name: `import anchor from "~icons/anchor"`. */
export interface Icon {
  name: string;
  path: string;
}

const SVG = "http://www.w3.org/2000/svg";
const known = new Set<string>();
let sprite: SVGSVGElement | undefined;

/** The address of an icon for `<use href=…>`; its path is put into the page once. */
export function symbol(icon: Icon): string {
  const id = `i-${icon.name}`;
  if (!known.has(id)) {
    known.add(id);
    const made = document.createElementNS(SVG, "symbol");
    made.id = id;
    made.setAttribute("viewBox", "0 0 512 512");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", icon.path);
    made.append(path);
    theSprite().append(made);
  }
  return `#${id}`;
}

function theSprite(): SVGSVGElement {
  if (!sprite) {
    sprite = document.createElementNS(SVG, "svg");
    sprite.setAttribute("class", "sprite");
    sprite.setAttribute("aria-hidden", "true");
    sprite.append(new Comment(" Icons: game-icons.net, CC BY 3.0 "));
    document.body.prepend(sprite);
  }
  return sprite;
}
