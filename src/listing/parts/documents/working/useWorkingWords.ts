import type { DocumentType } from '../../../../domain/documents/document-type.ts';
import { formatDay } from '../../../../domain/format/format-day.ts';
import { pageUrl } from '../../../../lib/address/page-address.ts';
import type { TableText } from '../../../../lib/file/table-text.ts';
import { languageName } from '../../../../lib/text/language-name.ts';
import { useDocumentHref } from '../../../../product/parts/documents/useDocumentHref.ts';
import { documentTitles } from '../../../../product/rules/documents/document-titles.ts';
import { useTexts } from '../../../../store/hooks.ts';
import type { WorkingDocument } from '../../../rules/working-list.ts';
import { workingListTexts } from '../../../texts/working-list.ts';

/** A document of the list as it is read, in words. */
export interface WorkingWords {
  title: string;
  /** Title of its type, if its own says something else. */
  kind: string;
  language: string;
  version: string;
  date: string;
  change: string;
  href: string;
}

/** Returns how documents of the list are written, on the page and in its file. */
export function useWorkingWords(types: readonly DocumentType[]) {
  const text = useTexts(workingListTexts);
  const hrefOf = useDocumentHref();
  const titles = new Map(types.map(({ code, title }) => [code, title]));
  const wordsOf = ({ asset }: WorkingDocument): WorkingWords => {
    const { title, kind = '' } = documentTitles(asset, titles.get(asset.type));
    return {
      title,
      kind,
      language: asset.locale ? languageName(asset.locale) : '',
      version: asset.version ?? '',
      date: formatDay(asset.createdDate ?? '') ?? '',
      change: asset.changelog?.trim() ?? '',
      href: hrefOf({ asset, accessLevel: asset.accessLevel }),
    };
  };
  const tableOf = (documents: readonly WorkingDocument[]): TableText => {
    const isInternal = documents.some(
      ({ asset, product }) => asset.accessLevel === 'internal' || product.isInternal,
    );
    const columns = (
      ['product', 'code', 'document', 'type', 'language', 'version', 'date', 'change', 'link'] as const
    ).map((name) => text(`working.head.${name}`));
    return {
      columns,
      names: columns,
      rows: documents.map((document) => {
        const { title, kind, language, version, date, change, href } = wordsOf(document);
        const { product_name, prd = '' } = document.product;
        const link = new URL(href, pageUrl()).href;
        return [product_name, prd, title, kind || title, language, version, date, change, link];
      }),
      ...(isInternal && { isInternal: true as const }),
    };
  };
  return { wordsOf, tableOf };
}
