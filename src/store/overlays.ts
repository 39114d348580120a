/** Which overlay is in front. */
export interface OverlaysSlice {
  /** Name of the overlay now shown, or `null`. */
  shownOverlay: string | null;
}

export function overlaysSlice(): OverlaysSlice {
  return { shownOverlay: null };
}
