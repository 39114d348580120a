import { isEditorMode } from '../payload/editor-mode.ts';
import type { Payload } from '../payload/schema.ts';

/** What does not change while the page is open. */
export interface PageSlice {
  payload: Readonly<Payload>;
  /** Whether a CMS editor looks at the page. */
  isEditor: boolean;
}

/** Creates the part of the store that holds the page’s facts from the payload. */
export function pageSlice(payload: Readonly<Payload>): PageSlice {
  return { payload, isEditor: isEditorMode(payload) };
}
