import type { DocumentType } from '../../domain/documents/document-type.ts';
import type { ProductHit, SearchHit, SheetDocument } from '../../domain/search/search-hit.ts';
import { languageCode } from '../../lib/text/language-code.ts';
import type { ListingQuery } from './listing-query.ts';

/** A document of the list, with its product. */
export interface WorkingDocument {
  asset: SheetDocument;
  product: ProductHit;
}

/** What is chosen of the documents. */
export interface WorkingSets {
  isEnglishOnly: boolean;
  /** Safety data sheets and regulatory documents only. */
  isRegulatory: boolean;
}

const SAFETY_SHEET = 'virtual_msds';
const KEY = 'min_doc_date';

/** Returns the documents of the sets, product by product, in the order of the service. */
export function workingList(
  hits: readonly SearchHit[],
  { isEnglishOnly, isRegulatory }: WorkingSets,
  types: readonly DocumentType[],
): WorkingDocument[] {
  const regulatory = new Set([
    SAFETY_SHEET,
    ...types.filter(({ documentCategory }) => documentCategory === 'regulatory').map(({ code }) => code),
  ]);
  return hits.flatMap((product) =>
    product.resultType === 'pigments'
      ? (product.assets ?? [])
          .filter(
            ({ type, locale }) =>
              (!isRegulatory || regulatory.has(type)) &&
              (!isEnglishOnly || (locale !== undefined && languageCode(locale) === 'en')),
          )
          .map((asset) => ({ asset, product }))
      : [],
  );
}

/** Returns the day since which the query asks for documents. */
export function changedSinceOf({ filters }: ListingQuery): string | undefined {
  return filters[KEY]?.[0];
}

/** Returns the query for documents issued since a day, or for all of them. */
export function withChangedSince(query: ListingQuery, since: string | undefined): ListingQuery {
  const { [KEY]: _, ...others } = query.filters;
  return { ...query, filters: since === undefined ? others : { ...others, [KEY]: [since] } };
}
