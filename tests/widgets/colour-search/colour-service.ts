import type { Answer, Reply } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const media = [
  { key: 'alkyd', title: 'Alkyd melamine', condition: 'Stoving enamel', industry: 'coatings', count: 3 },
  { key: 'hdpe', title: 'HDPE', condition: 'Plaques, 220 °C', industry: 'plastics', count: 2 },
];

const hit = (number: number, deltaE: number, more: object = {}) => ({
  id: `p-${number}`,
  product_name: `Pigment ${number}`,
  industries: ['coatings', 'plastics'],
  masstone: '#b82d33',
  lab: { L: 41, a: 49, b: 30 },
  ...{ deltaE, ...more },
});

/** What the service finds within a tolerance of 1 and more. */
const found = (tolerance: number) =>
  tolerance < 1
    ? { total: 0, hits: [], nearest: 1.23 }
    : { total: 2, hits: [hit(1, 0.82, { tint: '#dd8899' }), hit(2, 1.51)] };

/** An answer with one product, by its number. */
export const answerOf = (number: number) => ({
  ...{ applicationType: 'masstone', illuminant: 'D65', observer: '10°', color: '#aa2233', aggregations: {} },
  ...{ medium: media[0], media, total: 1, hits: [hit(number, 0.82)] },
});

/** What the service measures. */
export const measuredConditions = {
  json: {
    media,
    applicationTypes: [
      { key: 'masstone', title: 'Masstone' },
      { key: 'tint', title: 'Tint 1:10' },
    ],
    lights: [{ illuminant: 'D65', observer: '10°' }],
  },
};

/** The search by a colour, and its own or other replies. */
export function colourService(
  replies: Partial<Record<'conditions' | 'nearest', Reply>> = {},
  others: Record<string, Reply> = {},
) {
  const nearest = ({ query }: SentRequest): Answer => ({
    json: {
      ...found(Number(query.get('tolerance') ?? 100)),
      applicationType: query.get('applicationType') ?? 'masstone',
      ...{ illuminant: 'D65', observer: '10°', color: '#aa2233' },
      medium: media.find(({ key }) => key === (query.get('medium') ?? 'alkyd')),
      media,
      aggregations: { c: [{ key: 'red', title: 'Red', count: 2 }] },
    },
  });
  const sent = fakeServices({
    'GET /api/v1/color/conditions': replies.conditions ?? measuredConditions,
    'POST /api/v1/color/nearest': replies.nearest ?? nearest,
    'POST /api/v1/manifest/search': { json: [] },
    'GET /api/v1/product-sheet/favorite/': { json: [] },
    ...others,
  });
  return {
    /** The searches. */
    searches: () => sent.filter(({ path }) => path.endsWith('/color/nearest')),
  };
}
