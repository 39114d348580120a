/** A stylesheet as minified text; the build and Vitest load `.css` files this way, nothing is injected. */
declare module '*.css' {
  const css: string;
  export default css;
}
