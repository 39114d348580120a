/** The element with the payload's id that is not read as the payload, since it is not a script of JSON. */
export function wrongPayloadElement(): Element | null {
  return document.querySelector('#ce-payload:not(script[type="application/json"])');
}
