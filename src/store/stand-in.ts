/** What a stand-in offers where the code of its dialog is missing. */
export interface MissingDialog {
  /** Fetches the code again. If that fails too, call `fail` again. */
  onRetry: () => void;
  /** The user closes the stand-in. */
  onClose: () => void;
  /** A page that the user may open instead. */
  href?: string | undefined;
}

/** A modal in place of a dialog whose code is loading or missing. Its own code is on every page. */
export interface StandIn {
  /**
   * Covers the page: nothing behind it can be clicked, focused or read by assistive technology.
   *
   * @param onCancel called on Escape; without it the cover stays
   */
  wait(onCancel?: () => void): void;
  /** Says that the dialog could not be loaded, and why. */
  fail(missing: MissingDialog): void;
  /** Removes it and restores the focus. */
  close(): void;
}
