import type { Asset } from '../../../domain/documents/asset.ts';

/** What tells documents of one title and language apart, best first. An id is always there. */
const MARKS = ['version', 'filename', 'id'] as const;

/** What tells a document from others of its title and language. */
export interface DocumentMark {
  by: (typeof MARKS)[number];
  /** `undefined` if it is the one that has none. */
  value: string | undefined;
}

interface Named {
  title: string;
  asset: Pick<Asset, 'id' | 'locale' | 'version' | 'filename'>;
  /** Of a list with documents of several products. */
  product?: { id: string };
}

/** Adds a mark to those documents of a list that would otherwise have equal names. */
export function distinguish<Document extends Named>(
  documents: readonly Document[],
): (Document & { mark?: DocumentMark })[] {
  const groups = Map.groupBy(documents, nameOf);
  return documents.map((document) => {
    const alike = groups.get(nameOf(document)) ?? [];
    if (alike.length < 2) return document;
    const by =
      MARKS.find((mark) => new Set(alike.map(({ asset }) => asset[mark])).size === alike.length) ?? 'id';
    return { ...document, mark: { by, value: document.asset[by] } };
  });
}

function nameOf({ title, asset, product }: Named): string {
  return JSON.stringify([title, asset.locale ?? '', product?.id ?? ''].map((word) => word.toLowerCase()));
}
