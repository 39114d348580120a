import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Favourite, favouriteState } from '../../../../src/domain/product/favourite.ts';
import { toggleFavourite } from '../../../../src/product/rules/favourites/change-favourite.ts';
import { useFavourite } from '../../../../src/product/state/useFavourite.ts';
import { renderIsland } from '../../../support/render-island.tsx';
import { fakeFavourites } from '../../../support/services/fake-favourites.ts';
import { fakeServices, type Replies, services } from '../../../support/services/fake-services.ts';

const FAVOURITES = '/api/v1/product-sheet/favorite';
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };

function Toggle() {
  const { read, change } = useFavourite('469714', 'Rubelis Red 3240');
  if (read.status !== 'ready') return <p>{read.status}</p>;
  return (
    <button type="button" onClick={() => void change(toggleFavourite)}>
      {favouriteState(read.value)}
    </button>
  );
}

function show(answers: Replies = {}, kept: Favourite | null = { id: 'f-1', documentTypes: ['tds'] }) {
  const service = fakeFavourites(kept);
  const given = { ...service.replies, ...answers };
  const sent = fakeServices(given);
  const page = renderIsland(<Toggle />, { services, user });
  return { ...page, sent, answers: given, notices: () => page.store.getState().notices };
}

it('shows a change at once, tells it, and takes it back on Undo (row 211)', async () => {
  const { sent, notices } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'partial' }));
  await screen.findByRole('button', { name: 'full' });
  await waitFor(() => expect(notices()).toHaveLength(1));
  const [notice] = notices();
  expect([notice?.type, notice?.action?.text]).toEqual(['success', 'Undo']);
  expect(notice?.text).toBe('Added to My sheets: Rubelis Red 3240.');
  act(() => notice?.action?.run());
  await screen.findByRole('button', { name: 'partial' });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ productId: '469714', documentTypes: ['tds'] }));
  await waitFor(() => expect(notices().at(-1)?.text).toBe('Removed from My sheets: Rubelis Red 3240.'));
});

it('takes a change back that fails, and says why', async () => {
  const { notices } = show({ [`POST ${FAVOURITES}`]: { json: { message: 'Being moved.' }, status: 503 } });
  await userEvent.click(await screen.findByRole('button', { name: 'partial' }));
  await waitFor(() =>
    expect(notices()).toEqual([
      expect.objectContaining({ type: 'error', text: 'My sheets could not be changed. Being moved.' }),
    ]),
  );
  screen.getByRole('button', { name: 'partial' });
});

it('says nothing of a double click that changes nothing', async () => {
  const { sent, notices } = show({}, null);
  const heart = await screen.findByRole('button', { name: 'none' });
  fireEvent.click(heart);
  fireEvent.click(heart);
  await waitFor(() =>
    expect(sent.slice(-2).map(({ call }) => call)).toEqual([
      `POST ${FAVOURITES}`,
      `DELETE ${FAVOURITES}/f-new`,
    ]),
  );
  await act(() => vi.dynamicImportSettled());
  expect([heart.textContent, notices()]).toEqual(['none', []]);
});

it('tells of an Undo that fails', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { answers, notices } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'partial' }));
  await waitFor(() => expect(notices()).toHaveLength(1));
  answers[`POST ${FAVOURITES}`] = 'no connection';
  act(() => notices()[0]?.action?.run());
  await waitFor(() => expect(notices().at(-1)?.type).toBe('error'));
  screen.getByRole('button', { name: 'full' });
});
