import type { BasketItem } from '../../domain/product/basket-item.ts';
import { readComparison, type SavedComparison, updateComparison } from '../../services/comparisons.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import type { Store } from '../../store/state.ts';
import { ownedByUser } from '../../store/write/owned-by-user.ts';
import type { Writer } from '../../store/write/write-on-top.ts';
import { type ComparisonContent, contentOf, isSameContent } from '../rules/content/comparison-content.ts';
import { mergeComparison } from '../rules/merge/merge-comparison.ts';

/** A saved comparison as far as a page knows it. */
export interface KnownRecord {
  content: ComparisonContent;
  version?: string | undefined;
  /** Once it was answered. */
  record?: SavedComparison;
}

/**
 * How a saved comparison of the user is changed.
 *
 * @param items the products that may be in it, by uid; those of the service are added
 */
export function recordWriter(
  store: Store,
  id: string,
  items: Map<string, BasketItem>,
): Writer<KnownRecord, ComparisonContent> {
  const http = httpContextOf(store);
  const known = (record: SavedComparison, sent?: ComparisonContent): KnownRecord => {
    for (const item of record.basket) items.set(item.uid, item);
    const { version } = record;
    // A service may not keep reference and medium.
    return {
      content: { ...(sent && { reference: sent.reference, medium: sent.medium }), ...contentOf(record) },
      version,
      record,
    };
  };
  return ownedByUser(store, {
    contentOf: ({ content }) => content,
    isSame: isSameContent,
    merge: mergeComparison,
    versionOf: ({ version }) => version,
    read: async () => known(await readComparison(http, id)),
    async send(content, { version }) {
      const { title, industry, uids, reference, medium } = content;
      const basket = itemsOf(uids, items);
      const details = { title, industry: industry ?? '', basket, reference, medium };
      return known(await updateComparison(http, id, details, version), content);
    },
  });
}

/** The products of these uids. */
export function itemsOf(uids: readonly string[], items: ReadonlyMap<string, BasketItem>): BasketItem[] {
  return uids.flatMap((uid) => items.get(uid) ?? []);
}
