import type { Comparison } from '../../src/comparison/rules/content/comparison.ts';
import { COMPARISON_COOKIE, formatStored } from '../../src/comparison/rules/content/stored-comparison.ts';
import { basketPanelTexts } from '../../src/comparison/texts/basket-panel.ts';
import { basketItem } from '../../src/domain/product/basket-item.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';

const saved = { id: 'c-1', shareId: 's-1', title: 'Reds and blues for façades' };
const user = { userId: 'u-1', email: 'rita.holm@example.com' };

/** Returns the cookie of a visitor who compares two products. */
function comparing(more: Partial<Comparison> = {}): Record<string, string> {
  const basket = ['Rubelis Red 3540', 'Azurenta Blue 1153'].map((product_name, index) =>
    basketItem({ id: `p-000${index + 1}`, resultType: 'pigments', product_name }),
  );
  const title = 'Comparison 2026/03/14';
  const comparison: Comparison = { title, industry: 'coatings', basket, kind: 'own', ...more };
  return { [COMPARISON_COOKIE]: formatStored({ comparison, isUnsent: false }) };
}

/** Name of a button in the open basket. */
const basketButton = (button: string) => ({ island: 'basket-bar', props: { open: true }, button });

/** One example per kind of loss, opened by the basket. */
export const examples: IslandExample[] = [
  {
    name: 'Discard',
    shows: 'A new comparison would take the place of one that is not saved.',
    cookies: comparing(),
    openedBy: basketButton(basketPanelTexts['basket.new']),
  },
  {
    name: 'Delete',
    shows: 'A saved comparison is about to be deleted.',
    payload: { user },
    cookies: comparing(saved),
    openedBy: basketButton(basketPanelTexts['basket.delete']),
  },
  {
    name: 'Too little left',
    shows: 'A saved comparison would be left with one product, so that it is deleted or stays as it is.',
    payload: { user },
    cookies: comparing(saved),
    openedBy: basketButton(basketPanelTexts['basket.remove'].replace('{name}', 'Azurenta Blue 1153')),
  },
];
