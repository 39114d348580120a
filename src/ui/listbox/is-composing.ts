/**
 * Whether a key belongs to the input method during composition. Safari ends the composition before the key that ends
 * it, which is recognisable only by its code 229.
 */
export function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
