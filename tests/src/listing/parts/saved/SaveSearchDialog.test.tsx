import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SaveSearchDialog } from '../../../../../src/listing/parts/saved/SaveSearchDialog.tsx';
import { fakeChip, fakeQuery } from '../../../../support/fake-listing.ts';
import { heldBack, type Reply, refuse } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const SAVE = 'POST /api/v1/saved-search';
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const search = { list: 'search', filters: 'c=red&type=pigments' } as const;
const saved = { id: 's-1', name: 'Red', address: '/products?c=red', ...search };
const chips = [
  fakeChip('c', 'red', { title: 'Red', needsFilter: false }),
  fakeChip('light_fastness', '8', { filter: 'Light fastness', title: '8', needsFilter: true }),
];

function show(post: Reply = { json: saved }, term = '') {
  const sent = fakeServices({ [SAVE]: post });
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  const page = showInListing(
    <SaveSearchDialog {...{ search, onSaved, onClose }} />,
    { query: { ...fakeQuery, term }, chips },
    { actions: { hrefOf: () => '/products?c=red' }, payload: { services, user } },
  );
  return { ...page, sent, onSaved, onClose, hand: userEvent.setup() };
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const save = () => screen.getByRole('button', { name: 'Save' });

it('suggests term and filters as the name, the filter’s own only where its value needs it', () => {
  show(undefined, 'lake');
  expect(screen.getByRole('dialog', { name: 'Save this search' })).toBeDefined();
  expect(name().value).toBe('lake, Red, Light fastness 8');
});

it('saves name, address and search, closes, and says what was saved', async () => {
  const { sent, onSaved, onClose, hand } = show();
  await hand.clear(name());
  await hand.type(name(), '  My reds ');
  await hand.click(save());
  await waitFor(() =>
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 's-1' })),
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent[0]?.body).toEqual({ name: 'My reds', address: '/products?c=red', ...search });
});

it('saves once on a double click', async () => {
  const { answer, arrive } = heldBack();
  const { sent, onSaved, hand } = show(answer);
  await hand.dblClick(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  arrive({ json: saved });
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

it('keeps the name that is refused, with the reason (row 291)', async () => {
  const { onSaved, onClose, hand } = show(
    refuse(409, 'You have 50 saved searches. Delete one to save another.', { code: 'x' }),
  );
  await hand.clear(name());
  await hand.type(name(), 'My reds');
  await hand.click(save());
  expect((await screen.findByRole('alert')).textContent).toMatch(/You have 50 saved searches/);
  expect(name().value).toBe('My reds');
  expect([onSaved, onClose].map((call) => call.mock.calls)).toEqual([[], []]);
});

it('asks for a name of at most 120 characters', async () => {
  const { sent, hand } = show();
  await hand.clear(name());
  await hand.click(save());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name());
  await hand.click(name());
  await hand.paste('a'.repeat(121));
  await hand.click(save());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await hand.type(name(), '{Backspace}');
  await hand.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('saves nothing on Cancel', async () => {
  const { sent, onClose, hand } = show();
  await hand.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});
