import { expect, it } from 'vitest';
import { answerTag } from '../../server/answer-tag.ts';

const read = (html: string) =>
  JSON.parse(/^<script type="application\/json" data-ce-answer>(.*)<\/script>$/s.exec(html)?.[1] ?? '');

it('writes a listing’s responses', () => {
  const view = { of: 'listing', query: 'c=red', user: null, region: null } as const;
  const answer = { total: 1, hits: [{ product_name: '</script>' }] };
  const html = answerTag(view, { answer, fields: [] });
  expect(html.match(/</g)).toHaveLength(2);
  expect(read(html)).toEqual({ query: 'c=red', user: null, region: null, answer, fields: [] });
});

it('writes a product’s responses, without those that failed', () => {
  const view = { of: 'product', query: 'id=p-1', user: '7', region: 'EMEA' } as const;
  expect(read(answerTag(view, { product: { id: 'p-1' }, catalogues: undefined }))).toEqual({
    query: 'id=p-1',
    user: '7',
    region: 'EMEA',
    answer: { product: { id: 'p-1' } },
  });
});
