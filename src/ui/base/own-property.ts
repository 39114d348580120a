/**
 * Keeps a custom property to the elements that have it: without that, a change gives everything below them new styles.
 * Where the browser cannot, it is only slower.
 */
export function keepToElement(name: `--ce-_${string}`): void {
  try {
    CSS.registerProperty({ name, syntax: '*', inherits: false });
  } catch {
    // Another copy of the library has registered it, or the browser cannot.
  }
}
