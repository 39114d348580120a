import { idOf, listOf, recordOf, textsOf } from '../../../../src/payload/raw-values.ts';
import type { Examples } from '../examples.ts';

// Reads answers as they came: what one call says is what the next ones are asked about.

type Fields = Readonly<Record<string, unknown>>;

/** The items of a list; none of anything else. */
export const itemsOf = (list: unknown): Fields[] => (listOf(list) ?? []).map(recordOf);

/** The id of a list's first item. */
export const firstId = (list: unknown): string | undefined => idOf(itemsOf(list)[0]?.id);

/** A product, for the calls about one. */
export function productExamples(product: Fields): Examples {
  const { id, uid, prd, industries } = product;
  return { productId: idOf(id), uid: idOf(uid), prd: idOf(prd), industry: textsOf(industries)?.[0] };
}

/** A document that visitors may have, and one that asks them to log in. */
export function documentExamples(documents: readonly Fields[]): Examples {
  const ofLevel = (...levels: unknown[]) =>
    idOf(documents.find(({ accessLevel }) => levels.includes(accessLevel))?.id);
  return { assetId: ofLevel('public'), closedAssetId: ofLevel('restricted', 'public_restricted') };
}
