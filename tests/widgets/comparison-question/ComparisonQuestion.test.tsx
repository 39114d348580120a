import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import type { ComparisonQuestion as Question } from '../../../src/comparison/state/comparison-state.ts';
import { ComparisonQuestion } from '../../../widgets/comparison-question/ComparisonQuestion.tsx';
import { renderIsland } from '../../support/render-island.tsx';

const discard: Question = { kind: 'discard' };
const deletion: Question = { kind: 'delete', title: 'Reds' };

/** Asks, and shows the question as the page's queue does. */
function ask(question: Question) {
  const page = renderIsland(<ComparisonQuestion />);
  const active = comparisonOf(page.store, page.bus);
  const opened = vi.fn();
  page.bus.on('overlay:open', ({ name }) => opened(name));
  const answered = vi.fn<(isYes: boolean) => void>();
  act(() => void active.ask(question).then(answered));
  page.show('comparison-question');
  return { ...page, active, opened, answered, hand: userEvent.setup() };
}

const dialog = () => screen.queryByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  [
    'an unsaved comparison',
    discard,
    'Discard the unsaved comparison?',
    'Your current comparison is not saved. If you continue, its products are lost.',
    'Discard',
  ],
  [
    'the latest changes of a saved one',
    { kind: 'discard-changes', title: 'Reds' },
    'Discard the latest changes?',
    'The latest changes of “Reds” could not be saved. If you continue, they are lost.',
    'Discard',
  ],
  [
    'a saved one',
    deletion,
    'Delete this comparison?',
    'The comparison “Reds” will be deleted permanently. Links to it will no longer open.',
    'Delete',
  ],
  [
    'a saved one that a removal leaves too little of',
    { ...deletion, name: 'Pigment 2' },
    'Delete this comparison?',
    'Without Pigment 2, too few products are left to compare. “Reds” will be deleted permanently, and links to it will no longer open.',
    'Delete',
  ],
] as const)(
  '%s: what is lost, and a yes by name (rows 124, 129)',
  async (_what, question, title, description, confirm) => {
    const { hand, opened, answered, closeOverlay } = ask(question);
    expect(opened).toHaveBeenCalledExactlyOnceWith('comparison-question');
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    const describedBy = dialog()?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(description);
    expect(document.activeElement).toBe(button('Keep it'));
    expect(answered).not.toHaveBeenCalled();
    await hand.click(button(confirm));
    expect(answered.mock.calls).toEqual([[true]]);
    expect(dialog()).toBeNull();
    expect(closeOverlay).toHaveBeenCalledWith('comparison-question');
  },
);

test.each([
  ['“Keep it”', (hand: ReturnType<typeof userEvent.setup>) => hand.click(button('Keep it'))],
  ['the close button', (hand: ReturnType<typeof userEvent.setup>) => hand.click(button('Close'))],
  ['Escape', (hand: ReturnType<typeof userEvent.setup>) => hand.keyboard('{Escape}')],
])('%s answers no, and closes the question', async (_how, leave) => {
  const { hand, answered, closeOverlay } = ask(discard);
  await leave(hand);
  expect(answered.mock.calls).toEqual([[false]]);
  expect(dialog()).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('comparison-question');
});

test('another overlay in its place answers no, and it does not come back', async () => {
  const { show, answered } = ask(deletion);
  show('cookie-modal');
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
  show('comparison-question');
  expect(dialog()).toBeNull();
});

test('an island that goes answers no', async () => {
  const { unmount, answered } = ask(deletion);
  unmount();
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
});

test('a new question takes the place of one that is open, which is answered with no', async () => {
  const { active, answered } = ask(discard);
  act(() => void active.ask(deletion));
  expect(screen.getByRole('dialog', { name: 'Delete this comparison?' })).toBeDefined();
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
});

test('without a question there is nothing to show, and the overlay is released', () => {
  const { show, closeOverlay } = renderIsland(<ComparisonQuestion />);
  show('comparison-question');
  expect(dialog()).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('comparison-question');
});
