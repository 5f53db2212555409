/** Made by vite.enhance.ts. */
declare module "virtual:enhance" {
  /** The public pages' script, a module; empty in the browser's own build. */
  const code: string;
  export default code;
}
