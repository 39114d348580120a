import { vi } from 'vitest';

/** A call that the island has made. */
export interface AskedCall {
  url: URL;
  body: string;
}

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
    lab: { L: 40, a: 50, b: 30 },
    color: '#ae242b',
  },
  { id: 'k-002', company: 'Norchroma', name: 'Skarvent Blue 153-K', lab: { L: 26, a: 8, b: -18 } },
];

/** Answers of the competitor search; other calls are answered with an empty list. */
export function competitorService(
  answers: Partial<Record<'product' | 'nearest', () => Response | Promise<Response>>> = {},
) {
  const asked: AskedCall[] = [];
  const found = (id: string) => ({
    competitor: products.find((product) => product.id === id),
    total: 3,
    hits: [hit(1, 0.82), hit(2, 1.51, { color_index: 'C.I. Pigment Red 178' }), hit(3, 4.2)],
    aggregations: { c: [{ key: 'red', title: 'Red', count: 3 }] },
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    asked.push({ url, body: await request.text() });
    if (url.pathname.endsWith('/competitor/product'))
      return answers.product?.() ?? Response.json(url.searchParams.get('q') === 'zzz' ? [] : products);
    const [, id] = /\/competitor\/nearest\/(.+)$/.exec(url.pathname) ?? [];
    if (id) return answers.nearest?.() ?? Response.json(found(id));
    return Response.json([]);
  });
  return {
    asked,
    /** The calls of that kind. */
    of: (kind: 'product' | 'nearest') =>
      asked.filter(({ url }) => url.pathname.includes(`/competitor/${kind}`)),
  };
}
