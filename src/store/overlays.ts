/** The overlay that is shown. */
export interface OverlaysSlice {
  /** Name of the overlay now shown, or `null`. */
  shownOverlay: string | null;
  /** The props of the request that opened it, unvalidated. */
  overlayProps?: object | undefined;
}

/** Creates the part of the store that holds the shown overlay. */
export function overlaysSlice(): OverlaysSlice {
  return { shownOverlay: null };
}
