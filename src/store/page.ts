import { isEditorMode } from '../payload/editor-mode.ts';
import type { Payload } from '../payload/schema.ts';

/** Facts of the page. */
export interface PageSlice {
  /** Only a navigation without a reload replaces it. A field that has not changed stays the same object. */
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
