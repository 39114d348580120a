import type { Answer, Reply } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const hit = (number: number, deltaE: number, more: object = {}) => ({
  id: `p-${number}`,
  product_name: `Pigment ${number}`,
  industries: ['coatings'],
  color_index: 'C.I. Pigment Red 254',
  masstone: '#b82d33',
  lab: { L: 41, a: 49, b: 30 },
  ...{ deltaE, ...more },
});

export const products = [
  {
    id: 'k-001',
    company: 'Lakeside Color',
    name: 'Red 1728',
    color_index: 'C.I. Pigment Red 254',
    medium: 'alkyd',
    medium_title: 'Alkyd melamine',
    lab: { L: 40, a: 50, b: 30 },
    color: '#ae242b',
  },
  { id: 'k-002', company: 'Norchroma', name: 'Skarvent Blue 153-K', lab: { L: 26, a: 8, b: -18 } },
];

const media = [
  { key: 'alkyd', title: 'Alkyd melamine', condition: 'Stoving enamel', industry: 'coatings', count: 3 },
  { key: 'hdpe', title: 'HDPE', condition: 'Plaques, 220 °C', industry: 'plastics', count: 2 },
];

/** The competitor search, and its own or other replies. */
export function competitorService(replies: Partial<Record<'product' | 'nearest', Reply>> = {}) {
  const found = (id: string) => ({
    competitor: products.find((product) => product.id === id),
    total: 3,
    hits: [hit(1, 0.82), hit(2, 1.51, { color_index: 'C.I. Pigment Red 178' }), hit(3, 4.2)],
    aggregations: { c: [{ key: 'red', title: 'Red', count: 3 }] },
  });
  const suggest = ({ query }: SentRequest): Answer => ({ json: query.get('q') === 'zzz' ? [] : products });
  const nearest = ({ path, query }: SentRequest): Answer => {
    const asked = query.get('medium') ?? (query.get('i') === 'plastics' ? 'hdpe' : 'alkyd');
    const medium = media.find(({ key }) => key === asked);
    return { json: { ...found(path.split('/').at(-1) ?? ''), medium, media } };
  };
  const asked = fakeServices({
    'GET /api/v1/competitor/product': replies.product ?? suggest,
    'POST /api/v1/competitor/nearest/{competitorId}': replies.nearest ?? nearest,
    'POST /api/v1/manifest/search': { json: [] },
  });
  return {
    /** The calls of that kind. */
    of: (kind: 'product' | 'nearest') => asked.filter(({ path }) => path.includes(`/competitor/${kind}`)),
  };
}
