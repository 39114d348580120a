import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Listing, ListingAnswer, ListingState } from '../../../../../src/store/listing/listing.ts';
import { ListingContext } from '../../../../../src/store/listing/listing-context.ts';
import { ListingPlace } from '../../../../../src/ui/listing/place/ListingPlace.tsx';

it('keeps the place as one comes to rest, presses something or leaves, and takes it with an answer', () => {
  vi.useFakeTimers();
  const state = createStore(() => ({}) as ListingState);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const keeper = { keepPlace: vi.fn(), hasPlace: () => false, takePlace: vi.fn(() => undefined) };
  const { unmount } = render(
    <ListingContext value={{ state } as Listing}>
      <ListingPlace keeper={keeper}>
        <button type="button">Press</button>
      </ListingPlace>
    </ListingContext>,
  );
  expect(keeper.takePlace).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => state.setState({ answer: { hits: [] } as unknown as ListingAnswer }));
  expect(keeper.takePlace).toHaveBeenCalledOnce();

  fireEvent.scroll(window);
  fireEvent.scroll(window);
  vi.advanceTimersByTime(200);
  expect(keeper.keepPlace).toHaveBeenCalledTimes(1);
  fireEvent.click(document.body);
  dispatchEvent(new Event('pagehide'));
  expect(keeper.keepPlace).toHaveBeenCalledTimes(3);
  fireEvent.scroll(window);
  unmount();
  vi.advanceTimersByTime(200);
  expect(keeper.keepPlace).toHaveBeenCalledTimes(3);
});

it('stands at the top of the served content until the hits are there that one comes back to', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const state = createStore(() => ({}) as ListingState);
  const keeper = { keepPlace: vi.fn(), hasPlace: () => true, takePlace: vi.fn(() => undefined) };
  render(
    <ListingContext value={{ state } as Listing}>
      <ListingPlace keeper={keeper}>Hits</ListingPlace>
    </ListingContext>,
  );
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
