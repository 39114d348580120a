import { isEditorMode } from '../payload/editor-mode.ts';
import type { Payload } from '../payload/schema.ts';

/** Facts that don't change while the page is open. */
export interface PageSlice {
  payload: Readonly<Payload>;
  /** Whether the viewer is a CMS editor. */
  isEditor: boolean;
  /** What each page has one of, by the function that creates it; see `ofStore`. */
  own: Map<unknown, unknown>;
}

/** Creates the part of the store that holds the page’s facts from the payload. */
export function pageSlice(payload: Readonly<Payload>): PageSlice {
  return { payload, isEditor: isEditorMode(payload), own: new Map() };
}
