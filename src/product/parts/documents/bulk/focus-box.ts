/** Focuses the last ticked checkbox in a list of documents, else its first one. */
export function focusBox(list: Element, { preventScroll }: { preventScroll: boolean }): void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const box = boxes.findLast(({ checked }) => checked) ?? boxes[0];
  box?.focus({ preventScroll });
}
