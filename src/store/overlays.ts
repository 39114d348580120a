/** Which overlay is in front. */
export interface OverlaysSlice {
  /** Name of the overlay now shown, or `null`. */
  shownOverlay: string | null;
  /** What it was asked for with, unchecked. */
  overlayProps?: object | undefined;
}

export function overlaysSlice(): OverlaysSlice {
  return { shownOverlay: null };
}
