/** The hit at the top of the window, and how far below it. */
export interface MeasuredPlace {
  anchor?: string | undefined;
  /** Pixels from the top of the window. */
  offset?: number | undefined;
}

/** Finds the first hit in the window; none while the page stands at its top. */
export function measurePlace(root: ParentNode): MeasuredPlace {
  if (scrollY === 0) return {};
  for (const hit of root.querySelectorAll<HTMLElement>('[data-ce-hit]')) {
    const { top, bottom } = hit.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) return { anchor: hit.dataset.ceHit, offset: top };
  }
  return {};
}
