/** What the calls are asked about, as far as an integrator may name it. */
export const EXAMPLE_NAMES = [
  'productId',
  'uid',
  'prd',
  'industry',
  'otherUid',
  'term',
  'assetId',
  'closedAssetId',
  'formulationId',
  'catalogId',
  'competitorId',
  'comparisonId',
] as const;

/** Name of an example, as it stands in braces in the paths and queries of the table. */
export type ExampleName = (typeof EXAMPLE_NAMES)[number] | 'archiveId';

/** Examples by name: from the file of settings, else from what the services have answered. */
export type Examples = Readonly<Partial<Record<ExampleName, string>>>;

/** An id that nothing has. */
export const UNKNOWN = 'no-such-id';

const BRACES = /\{(\w+)\}/g;

/** The examples that a text needs, such as `productId` for `/api/v1/pigment/{productId}`. */
export function examplesIn(text: string): ExampleName[] {
  return [...text.matchAll(BRACES)].map(([, name]) => name as ExampleName);
}

/**
 * Puts examples into a text.
 *
 * @param encode of each example, such as `encodeURIComponent` in a path
 */
export function fillIn(text: string, examples: Examples, encode = (value: string) => value): string {
  return text.replace(BRACES, (_, name: ExampleName) => encode(examples[name] ?? ''));
}

/** Leaves out what is not known, which would otherwise take the place of what is. */
export function knownOf(examples: Examples): Examples {
  return Object.fromEntries(Object.entries(examples).filter(([, value]) => value !== undefined));
}
