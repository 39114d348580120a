import { type Answer, pdf, type Reply } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const hit = (id: string, prd: string, product_name: string, more: object = {}) => ({
  ...{ resultType: 'pigments', id, prd, product_name, color_index: 'PR254', industries: ['coatings'] },
  ...more,
});

export const red = hit('p-1', '400312', 'Rubelis Red 254');
const grade = hit('p-2', '400313', 'Rubelis Red 254 HT', {
  matched: { title: 'CAS number', text: '84632-65-5' },
});
const blue = hit('p-3', '400314', 'Cyanor Blue 153', { hasSafetySheet: false });
const products = [red, grade, blue];

/** Products by a part of their name, by `PR254`, by id and by product code. */
function search({ query }: SentRequest): Answer {
  const [ids, q] = [query.get('ids'), query.get('q')?.toLowerCase() ?? ''];
  const hits = products.filter(({ id, prd, product_name, color_index }) =>
    ids
      ? id === ids
      : product_name.toLowerCase().includes(q) ||
        prd === q ||
        (color_index.toLowerCase() === q && id !== 'p-3'),
  );
  return { json: { total: hits.length, hits, ...(q === 'rubbelis' && { didYouMean: 'rubelis' }) } };
}

const LANGUAGES = [
  { key: 'Eng', value: 'English' },
  { key: 'Ger', value: 'German' },
];
const stated = { version: '3', date: '2026-02-28T00:00:00.000Z', emergencyPhone: '+49 7851 5550 30' };

export const types = [
  { key: 'sds-eu', value: 'Safety data sheet (EU)', countries: ['DE', 'SE'] },
  { key: 'sds-us', value: 'Safety data sheet (USA)', countries: ['US'] },
  { key: 'esds', value: 'Extended safety data sheet (EU)', countries: ['DE', 'SE'] },
];

/** The services of the search, and its own or other replies. The sheet for the USA is not there in German. */
export function sheetService(
  replies: Partial<Record<'search' | 'languages' | 'types' | 'document', Reply>> = {},
) {
  const languages = ({ query }: SentRequest): Answer => {
    const type = query.get('type');
    const offered = type === 'sds-us' ? LANGUAGES.slice(0, 1) : LANGUAGES;
    return { json: type === null ? LANGUAGES : offered.map((each) => ({ ...each, ...stated })) };
  };
  const sent = fakeServices({
    'POST /api/v1/document/search': replies.search ?? search,
    'GET /api/v2/msds/languages': replies.languages ?? languages,
    'GET /api/v2/msds/types': replies.types ?? { json: types },
    'POST /api/v2/msds/document':
      replies.document ?? pdf({ 'content-disposition': 'attachment; filename="SDS_400312.pdf"' }),
  });
  return { of: (part: string) => sent.filter(({ path }) => path.endsWith(part)) };
}
