import '../../../../../src/services/comparisons.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ComparisonSync } from '../../../../../src/comparison/state/comparison-state.ts';
import type { Answer } from '../../../../support/services/answers.ts';
import { bringComparison, pigment } from '../../../../support/with-comparison.ts';
import { button, openList, renderBasket, toggle, user } from '../../../../widgets/basket-bar/open-basket.tsx';

const UPDATE = 'PUT /api/v1/product-comparison/c-1';
const record = { id: 'c-1', shareId: 's-1' };
const saved = { ...record, title: 'Reds', industry: 'coatings', basket: [pigment(1), pigment(2)] };
const TROUBLES = {
  offline: 'We cannot reach the server. Your changes are kept here and saved as soon as it can be reached.',
  failed: 'Your changes are kept here, but could not be saved.',
  'signed-out': 'Your session has ended. Your changes are kept here and saved when you log in.',
};

describe('a saved comparison says', () => {
  test.each([
    ['idle', 'Saved'],
    ['saving', 'Saving …'],
  ] as const)('%s: “%s” beside its heading', async (sync, text) => {
    bringComparison(2, record);
    const { active } = await openList();
    act(() => active.state.setState({ sync }));
    expect(screen.getByText(text)).toBeDefined();
    for (const trouble of Object.values(TROUBLES)) expect(screen.queryByText(trouble)).toBeNull();
  });

  test.each(Object.entries(TROUBLES))('%s: “%s” above the bar, instead', async (sync, text) => {
    bringComparison(2, record);
    const { active } = await openList();
    act(() => active.state.setState({ sync: sync as ComparisonSync }));
    expect(screen.getByText(text).getAttribute('role')).toBe('status');
    expect(screen.queryByText(/^Sav(ed|ing …)$/)).toBeNull();
  });

  test('an unsaved one says nothing', async () => {
    bringComparison(2);
    await openList();
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

test.each([
  ['offline', 'no connection'],
  ['failed', { json: {}, status: 500 }],
] as const)(
  'what waits is sent by itself; %s, it is tried again by a press, and the focus is not lost',
  async (sync, answer) => {
    bringComparison(2, record, true);
    const answers: Record<string, Answer> = { [UPDATE]: answer };
    const { hand, sent, active } = renderBasket({ payload: { user }, answers });
    expect(await screen.findByText(TROUBLES[sync])).toBeDefined();
    answers[UPDATE] = { json: saved };
    await hand.click(button('Try again'));
    await waitFor(() => expect(active.latest().isUnsent).toBe(false));
    expect(screen.queryByText(TROUBLES[sync])).toBeNull();
    expect(document.activeElement).toBe(toggle());
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      title: 'Reds',
      industry: 'coatings',
      basket: [pigment(1), pigment(2)],
    });
  },
);

test('with the session over, a press opens the login', async () => {
  bringComparison(2, record, true);
  const { hand, bus, sent } = renderBasket();
  const asked = vi.fn();
  bus.on('overlay:open', asked);
  expect(await screen.findByText(TROUBLES['signed-out'])).toBeDefined();
  await hand.click(button('Log in'));
  expect(asked.mock.calls[0]?.[0]).toEqual({ name: 'login' });
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});
