import type { Asset } from '../../../../src/domain/documents/asset.ts';
import type { DocumentType } from '../../../../src/domain/documents/document-type.ts';

/** A document, public if nothing else is said. */
export const asset = (id: string, more: Partial<Asset> = {}): Asset => ({
  ...{ id, type: 'tds', label: '', industries: [], isRootVersion: false, accessLevel: 'public' },
  ...more,
});

/** A type of document that is listed. */
export const type = (code: string, more: Partial<DocumentType> = {}): DocumentType => ({
  ...{ code, title: code.toUpperCase(), documentCategory: 'technical', availableInSearch: true },
  accessLevel: [],
  ...more,
});
