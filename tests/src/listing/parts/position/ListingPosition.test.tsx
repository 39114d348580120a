import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ListingPosition } from '../../../../../src/listing/parts/position/ListingPosition.tsx';
import type { Listing, ListingAnswer, ListingState } from '../../../../../src/listing/state/listing.ts';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';

it('keeps the place as one comes to rest, presses something or leaves, and takes it with an answer', () => {
  vi.useFakeTimers();
  const state = createStore(() => ({}) as ListingState);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const keeper = { keepPosition: vi.fn(), hasPosition: () => false, takePosition: vi.fn(() => undefined) };
  const { unmount } = render(
    <ListingContext value={{ state } as Listing}>
      <ListingPosition keeper={keeper}>
        <button type="button">Press</button>
      </ListingPosition>
    </ListingContext>,
  );
  expect(keeper.takePosition).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => state.setState({ answer: { hits: [] } as unknown as ListingAnswer }));
  expect(keeper.takePosition).toHaveBeenCalledOnce();

  fireEvent.scroll(window);
  fireEvent.scroll(window);
  vi.advanceTimersByTime(200);
  expect(keeper.keepPosition).toHaveBeenCalledTimes(1);
  fireEvent.click(document.body);
  dispatchEvent(new Event('pagehide'));
  expect(keeper.keepPosition).toHaveBeenCalledTimes(3);
  fireEvent.scroll(window);
  unmount();
  vi.advanceTimersByTime(200);
  expect(keeper.keepPosition).toHaveBeenCalledTimes(3);
});

it('stands at the top of the served content until the hits are there that one comes back to', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const state = createStore(() => ({}) as ListingState);
  const keeper = { keepPosition: vi.fn(), hasPosition: () => true, takePosition: vi.fn(() => undefined) };
  render(
    <ListingContext value={{ state } as Listing}>
      <ListingPosition keeper={keeper}>Hits</ListingPosition>
    </ListingContext>,
  );
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

it('goes on looking for the place while other answers come', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  let frame: FrameRequestCallback = () => {};
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    frame = run;
    return 1;
  });
  const cancel = vi.fn();
  vi.stubGlobal('cancelAnimationFrame', cancel);
  const answer = { hits: [{ id: 'p-7' }], before: { count: 7, height: 700 } } as unknown as ListingAnswer;
  const state = createStore(() => ({}) as ListingState);
  const takePosition = vi.fn().mockReturnValueOnce({ count: 8, anchor: 'p-7', offset: 20 });
  const keeper = { keepPosition: vi.fn(), hasPosition: () => false, takePosition };
  const draw = (hits: string[]) => (
    <ListingContext value={{ state } as Listing}>
      <ListingPosition keeper={keeper}>
        {hits.map((id) => (
          <p key={id} data-ce-hit={id}>
            {id}
          </p>
        ))}
      </ListingPosition>
    </ListingContext>
  );
  const { rerender, unmount } = render(draw([]));
  act(() => state.setState({ answer }));
  act(() => state.setState({ answer: { ...answer, totals: { assets: 3 } } }));
  expect(cancel).not.toHaveBeenCalled();
  rerender(draw(['p-7']));
  frame(0);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -20, behavior: 'instant' });
  unmount();
  expect(cancel).toHaveBeenCalled();
});
