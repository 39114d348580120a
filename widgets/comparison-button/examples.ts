import { COMPARISON_COOKIE, formatStored } from '../../src/comparison/rules/content/stored-comparison.ts';
import { basketItem } from '../../src/domain/product/basket-item.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ComparisonButtonProps } from './ComparisonButton.tsx';

const product = {
  id: 'p-0001',
  prd: '213540',
  product_name: 'Rubelis Red 3540',
  industries: ['coatings', 'plastics'],
};

/** Returns the cookie of a visitor whose comparison contains these products, for plastics by default. */
function holding(ids: readonly string[], industry = 'plastics'): Record<string, string> {
  const basket = ids.map((id) => basketItem({ id, resultType: 'pigments', product_name: `Pigment ${id}` }));
  const comparison = { title: 'Comparison 2026/03/14', industry, basket, kind: 'own' as const };
  return { [COMPARISON_COOKIE]: formatStored({ comparison, isUnsent: false }) };
}

/** States of the compare button. */
export const examples: IslandExample<ComparisonButtonProps>[] = [
  {
    name: 'Can be added',
    shows: 'A press asks for the industry, since the product has two and nothing is in the comparison yet.',
    props: product,
    cookies: {},
  },
  {
    name: 'On a page of one industry',
    shows: 'A press adds the product at once.',
    props: { ...product, industry: 'coatings' },
    cookies: {},
  },
  {
    name: 'In the comparison',
    shows: 'A press opens the basket.',
    props: product,
    cookies: holding(['p-0001']),
  },
  {
    name: 'Comparison full',
    shows: 'Why nothing more fits: by pointer, focus and press.',
    props: product,
    cookies: holding(['p-0002', 'p-0003', 'p-0004', 'p-0005']),
  },
  {
    name: 'Another industry',
    shows: 'Why the product does not fit into this comparison.',
    props: product,
    cookies: holding(['p-0002'], 'cosmetics'),
  },
  {
    name: 'No industry',
    shows: 'A product that no comparison can hold.',
    props: { ...product, industries: [] },
    cookies: {},
  },
  {
    name: 'Beside other actions',
    shows: 'The larger button of a product page.',
    props: { ...product, size: 'medium' },
    cookies: {},
  },
];
