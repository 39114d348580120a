/** Focuses the last ticked checkbox in a list of documents, else its first one, else its first button. */
export function focusBox(list: Element, { preventScroll }: { preventScroll: boolean }): void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const box = boxes.findLast(({ checked }) => checked) ?? boxes[0];
  (box ?? list.querySelector('button'))?.focus({ preventScroll });
}
