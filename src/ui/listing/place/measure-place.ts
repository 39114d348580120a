/** The hit at the top of the window, and how far below it. */
export interface MeasuredPlace {
  anchor?: string | undefined;
  /** Pixels from the top of the window. */
  offset?: number | undefined;
  /** Pixels of the list before and after it. */
  before?: number | undefined;
  after?: number | undefined;
}

/** Finds the first hit in the window; while the page stands at its top, only how long the list is. */
export function measurePlace(root: ParentNode): MeasuredPlace {
  const isTop = scrollY === 0;
  for (const hit of root.querySelectorAll<HTMLElement>('[data-ce-hit]')) {
    const { top, bottom } = hit.getBoundingClientRect();
    if (!isTop && (bottom <= 0 || top >= innerHeight)) continue;
    const list = hit.closest('ol, tbody, [role="list"]')?.getBoundingClientRect();
    return {
      ...(!isTop && { anchor: hit.dataset.ceHit, offset: top }),
      ...(list && { before: top - list.top, after: list.bottom - bottom }),
    };
  }
  return {};
}
