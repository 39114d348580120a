/**
 * Makes a custom property not inherit: otherwise each change recalculates the styles of all descendants. Optional:
 * without browser support it is only slower.
 */
export function keepToElement(name: `--ce-_${string}`): void {
  try {
    CSS.registerProperty({ name, syntax: '*', inherits: false });
  } catch {
    // Another copy of the library has registered it, or the browser does not support it.
  }
}
