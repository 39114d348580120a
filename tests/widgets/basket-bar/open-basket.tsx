import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import type { RawPayload, User } from '../../../src/payload/schema.ts';
import { BasketBar } from '../../../widgets/basket-bar/BasketBar.tsx';
import type { BasketBarProps } from '../../../widgets/basket-bar/island.ts';
// What is fetched on demand is there at once, however slow the machine.
import '../../../src/services/product-colors.ts';
import '../../../src/comparison/state/send-changes.ts';
import '../../../src/comparison/parts/panel/AboveBar.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

/** The call for the products' colours, which the bar makes by itself. */
export const COLORS = 'GET /api/v1/product-comparison/productsByUids';

/** Someone who is signed in; of the rest the basket knows nothing. */
export const user = { userId: 'u-1', email: 'ada@example.org', token: 'bearer' } as User;

interface Options {
  payload?: RawPayload | undefined;
  props?: Partial<BasketBarProps> | undefined;
  /** What the services answer; may be changed while the test runs. */
  answers?: Record<string, Answer>;
}

/** Renders the bar on a page of coatings, with what the browser has brought along. */
export function renderBasket({ payload = {}, props = {}, answers = {} }: Options = {}) {
  answers[COLORS] ??= { json: [] };
  const sent = fakeServices(answers);
  const page = renderIsland(<BasketBar enabled open={false} hintMonths={18} {...props} />, {
    services,
    industries: [{ code: 'coatings', title: 'Coatings' }],
    links: { comparePage: '/compare' },
    ...payload,
  });
  const active = comparisonOf(page.store, page.bus);
  return { ...page, sent, active, state: active.state.getState, hand: userEvent.setup() };
}

/** Renders the bar, and opens its list unless the page has done so. */
export async function openList(options: Options = {}) {
  const page = renderBasket(options);
  if (!options.props?.open) await page.hand.click(toggle());
  await screen.findByRole('list');
  return page;
}

export const bar = () => screen.getByRole('region', { name: 'Comparison basket' });
export const toggle = () => screen.getByRole('button', { name: /of 4 products/ });
export const button = (name: string) => screen.getByRole('button', { name });

/** The names in the list, in their order. */
export const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
