/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "~icons/*" {
  const icon: import("$lib/icons").Icon;
  export default icon;
}
