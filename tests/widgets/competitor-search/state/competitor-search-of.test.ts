import { beforeEach, expect, it, vi } from 'vitest';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { competitorSearchOf } from '../../../../widgets/competitor-search/state/competitor-search-of.ts';
import { answerAnyway } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const product = {
  id: 'k-1',
  medium_title: 'HDPE',
  company: 'Norchroma',
  name: 'Red 9',
  lab: { L: 40, a: 50, b: 30 },
  color: '#aa2222',
};
const hit = { id: 'p-1', product_name: 'Rubelis', lab: { L: 41, a: 50, b: 30 }, deltaE: 0.93 };
const medium = { key: 'pp', title: 'Polypropylene', condition: 'Plaques, 240 °C' };
const media = [{ ...medium, industry: 'plastics', count: 1 }];
const answer = {
  competitor: product,
  medium,
  media,
  total: 1,
  hits: [hit, { id: 'p-2', product_name: 'Unmeasured' }],
};

let asked: SentRequest[] = [];
beforeEach(() => {
  // Ours without a distance is not described, but may come.
  asked = answerAnyway(answer);
});

function source(asks?: string) {
  const fields = { version: 1, services: { search: 'https://search.example' } };
  const store = createPageStore(readPayload({ fields }).payload);
  const onProduct = vi.fn();
  const made = competitorSearchOf({ store }, { id: 'k 1', medium: asks, isCurrent: () => true, onProduct });
  return { source: made, onProduct };
}
const call = {
  list: 'search',
  filters: new URLSearchParams('type=pigments&c=red'),
  range: { from: 24 },
} as const;

it('asks for ours near the product, tells what it is, and leaves out what has no distance', async () => {
  const { source: made, onProduct } = source();
  const result = await made.search(call, new AbortController().signal);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: 'https://search.example/api/v1/competitor/nearest/k%201?type=pigments&c=red',
      body: { from: 24 },
    },
  ]);
  expect(result).toMatchObject({
    total: 1,
    hits: [{ id: 'p-1', deltaE: 0.93, isActive: true }],
    ignored: [],
  });
  expect(result.hits).toHaveLength(1);
  const { medium_title, ...described } = product;
  expect(onProduct).toHaveBeenCalledExactlyOnceWith({
    ...described,
    medium: medium_title,
    color_index: undefined,
  });
  expect(result.compared).toEqual({ medium, media });
});

it('asks in the medium of the address, and leaves what a service says wrongly of media out', async () => {
  asked = answerAnyway({ ...answer, medium: 'pp', media: [{ key: 'pp' }, ...media] });
  const { source: made } = source('pp');
  const { compared } = await made.search(call, new AbortController().signal);
  expect(asked[0]?.url).toMatch(/\?type=pigments&c=red&medium=pp$/);
  expect(compared).toEqual({ medium: undefined, media });
});

it('asks nothing once it was aborted', async () => {
  const { source: made, onProduct } = source();
  await expect(made.search(call, AbortSignal.abort())).rejects.toThrow();
  expect(asked).toEqual([]);
  expect(onProduct).not.toHaveBeenCalled();
});
