import type { DocumentType } from '../../../../../../src/domain/documents/document-type.ts';
import type { ProductHit, SheetDocument } from '../../../../../../src/domain/search/search-hit.ts';
import type { WorkingDocument } from '../../../../../../src/listing/rules/working-list.ts';
import { product } from '../../items/fake-listing.ts';

const type = (code: string, title: string): DocumentType => ({
  ...{ code, title, availableInSearch: true, accessLevel: [] },
});

export const types = [type('tds', 'Technical data sheet'), type('virtual_msds', 'Safety data sheet')];

/** A document of the list, complete unless told otherwise. */
export const working = (
  number: number,
  more: Partial<SheetDocument> = {},
  of: Partial<ProductHit> = {},
): WorkingDocument => ({
  product: product(1, of),
  asset: {
    ...{ id: `a-${number}`, type: 'tds', label: '', version: '3', locale: 'en', size: 1024 },
    ...{ isRootVersion: false, filename: `tds-${number}.pdf`, createdDate: '2026-09-01' },
    ...{ accessLevel: 'public', changelog: 'Heat stability measured again.' },
    ...more,
  },
});
