/**
 * Whether a key belongs to the input method, which composes a character. Safari ends the composition before the key that
 * ended it, which has the code 229 only.
 */
export function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
