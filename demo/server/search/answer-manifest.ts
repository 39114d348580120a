import { documentManifest } from '../../data/manifest/document-manifest.ts';
import { fieldManifest } from '../../data/manifest/field-manifest.ts';
import { technicalCatalogue } from '../../data/technical/property-catalogue.ts';
import type { Viewer } from '../base/context.ts';
import { isOpenEntry } from '../catalogue/open-manifest.ts';
import { badRequest } from '../http/refusals.ts';

/**
 * Returns the entries of a manifest (decisions 28, 78 and B20), without those that no industry opens to the viewer.
 *
 * @param type `document`, `field` or `technical-property`
 * @param source the properties of the entries; all of them by default
 * @throws Refusal 400 for another type
 */
export function answerManifest(
  type: string,
  viewer: Viewer,
  source: readonly string[] | undefined,
): readonly object[] {
  return entriesOf(type, viewer).map((entry) => project(entry, source));
}

function entriesOf(type: string, viewer: Viewer): readonly object[] {
  if (type === 'technical-property') return technicalCatalogue;
  if (type === 'document') return documentManifest.filter((entry) => isOpenEntry(entry, viewer));
  if (type === 'field') return fieldManifest.filter((entry) => isOpenEntry(entry, viewer));
  throw badRequest(`Unknown manifest type "${type}".`);
}

function project(entry: object, source: readonly string[] | undefined): object {
  if (!source) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([property]) => source.includes(property)));
}
