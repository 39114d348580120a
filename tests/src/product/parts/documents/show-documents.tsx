import type { Asset } from '../../../../../src/domain/documents/asset.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import {
  DocumentsSection,
  type DocumentsSectionProps,
} from '../../../../../src/product/parts/documents/DocumentsSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Reply } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

const type = (code: string, title: string, documentCategory: string, more = {}) => ({
  ...{ code, title, documentCategory, availableInSearch: true },
  accessLevel: [{ industry: 'coatings', code: 'public', weight: 40 }],
  ...more,
});

/** The types of documents, as the search service sends them. */
export const manifest = [
  type('tds', 'Technical data sheet', 'technical'),
  type('virtual_msds', 'Safety data sheet', 'safety'),
  type('reach', 'REACH statement', 'regulatory'),
  type('coa', 'Certificate of analysis', 'certificates'),
  type('image_color_chip', 'Colour chip', 'images'),
  type('layout', 'Layout', 'marketing', { availableInSearch: false }),
];

/** The day before in UTC, where tests run: an issue has the day that is stated. */
const LATE = '2026-01-31T00:30:00+14:00';

/** A public document in English with everything known of it. */
export const document = (id: string, more: Partial<Asset> = {}): Asset => ({
  ...{ id, type: 'tds', label: '', version: '1', locale: 'en', filename: `${id}.pdf` },
  ...{ industries: [], isRootVersion: false, size: 2048, createdDate: LATE },
  accessLevel: 'public',
  ...more,
});

/** The same as a service tells it. */
export const toldDocument = (id: string, more: Partial<Asset> = {}) => ({
  ...document(id, more),
  version: Number(more.version ?? 1),
});

/** A signed-in user with these roles. */
export const userWith = (...roles: string[]) => ({
  ...{ userId: 'u-1', email: 'a@example.com', token: 't', tokenPayload: { roles } },
  previousLogin: '2026-03-01T00:00:00Z',
});

/** Renders the documents of a product. */
export function showDocuments(
  assets: readonly Asset[],
  {
    payload = {},
    answers = {},
    props = {},
  }: { payload?: RawPayload; answers?: Record<string, Reply>; props?: Partial<DocumentsSectionProps> } = {},
) {
  const given: Record<string, Reply> = { 'POST /api/v1/manifest/search': { json: manifest }, ...answers };
  const sent = fakeServices(given);
  const page = renderIsland(
    <DocumentsSection product={fakePigment({ assets: [...assets] })} isBusy={false} {...props} />,
    {
      services: { ...services, document: 'https://document.example' },
      links: { sharedDocument: '/shared-document' },
      ...payload,
    },
  );
  return { ...page, sent, answers: given };
}
