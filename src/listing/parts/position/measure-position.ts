/** The topmost visible hit, and its distance from the top. */
export interface MeasuredPosition {
  anchor?: string | undefined;
  /** Pixels from the top of the viewport. */
  offset?: number | undefined;
  /** Height of the list before and after it, in px. */
  before?: number | undefined;
  after?: number | undefined;
}

/** Finds the topmost visible hit; at the top of the page returns only the list's length. */
export function measurePosition(root: ParentNode): MeasuredPosition {
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
