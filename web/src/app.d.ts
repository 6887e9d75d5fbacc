/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.svg?component" {
  const drawing: import("svelte").Component;
  export default drawing;
}

declare module "~icons/*" {
  const icon: import("$lib/icons").Icon;
  export default icon;
}
