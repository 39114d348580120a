/** Returns the focused element of the document or shadow root that an element stands in. */
export function activeNear(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}
