/** Scrolls a row that is wider than its room until an element in it is whole; the page does not scroll. */
export function showInRow(row: Element, element: Element): void {
  const [frame, box] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  // What sticks to the row's start covers what is below it.
  const style = getComputedStyle(row);
  const left = frame.left + (Number.parseFloat(style.scrollPaddingLeft) || 0);
  const right = frame.right - (Number.parseFloat(style.scrollPaddingRight) || 0);
  if (box.width > right - left) return;
  row.scrollLeft += Math.max(0, box.right - right) - Math.max(0, left - box.left);
}

/**
 * Shows each element whole that the keyboard focuses in a row that scrolls sideways: browsers leave one as it is of which
 * any part is in view. A press is left alone, since the element would move away below it.
 *
 * @returns a function that ends it
 */
export function watchFocusInRows(root: Element): () => void {
  const show = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    for (let row = target.parentElement; row && row !== root; row = row.parentElement) {
      const { position, left, overflowX } = getComputedStyle(row);
      // In a column that stays in view.
      if (position === 'sticky' && left !== 'auto') return;
      if (row.scrollWidth > row.clientWidth && /auto|scroll/.test(overflowX)) showInRow(row, target);
    }
  };
  root.addEventListener('focusin', show);
  return () => root.removeEventListener('focusin', show);
}
