/** Made by vite.enhance.ts. */
declare module "virtual:enhance" {
  /** The address of the public pages' script. */
  const url: string;
  export default url;
}
