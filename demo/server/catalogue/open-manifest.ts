import { documentManifest } from '../../data/manifest/document-manifest.ts';
import type { ManifestEntry } from '../../data/manifest/manifest-entry.ts';
import { canSee } from '../base/access.ts';
import type { Viewer } from '../base/context.ts';

/** Titles of documents that require a login are no secret; those of internal documents and fields are. */
export function isOpenEntry({ accessLevel }: ManifestEntry, viewer: Viewer): boolean {
  return accessLevel.some(({ code }) => code !== 'internal' || canSee(code, viewer));
}

/** Whether the viewer may know of a type of documents. */
export function isOpenType(code: string, viewer: Viewer): boolean {
  const entry = documentManifest.find((each) => each.code === code);
  return entry !== undefined && isOpenEntry(entry, viewer);
}
