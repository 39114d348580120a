import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HitItems } from '../../../../../src/listing/parts/items/HitItems.tsx';
import { MissingRoomContext } from '../../../../../src/listing/parts/items/missing-room.ts';

const hits = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `h-${index}` }));
const show = vi.fn((hit: { id: string }) => <p>{hit.id}</p>);
const shown = () => document.querySelectorAll('[data-ce-hit]').length;

test('up to 240 hits all are in the page', () => {
  render(<HitItems hits={hits(240)} label="Hits" className="hits" render={show} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(240);
});

test('hits that are there already are not rendered again as others are added', () => {
  const some = hits(3);
  const { rerender } = render(
    <HitItems hits={some.slice(0, 2)} label="Hits" className="hits" render={show} />,
  );
  show.mockClear();
  rerender(<HitItems hits={some} label="Hits" className="hits" render={show} />);
  expect(show.mock.calls.map(([hit]) => hit.id)).toEqual(['h-2']);
});

test('beyond, only those near the window are; before a print all are, up to a thousand (complaint "slow with many hits")', async () => {
  render(<HitItems hits={hits(1100)} label="Hits" className="hits" render={show} />);
  // Nothing is laid out here, so none is near.
  await waitFor(() => expect(shown()).toBe(0));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(shown()).toBe(1000);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(shown()).toBe(0);
});

test('while many hits are on their way, the list is a long one already', async () => {
  const list = <HitItems hits={hits(24)} label="Hits" className="hits" render={show} />;
  const { rerender } = render(
    <MissingRoomContext value={{ load() {}, growsLong: true }}>{list}</MissingRoomContext>,
  );
  await waitFor(() => expect(shown()).toBe(0));
  rerender(<MissingRoomContext value={{ load() {}, growsLong: false }}>{list}</MissingRoomContext>);
  expect(shown()).toBe(24);
});

test('rows of a table are rows', () => {
  render(
    <table>
      <HitItems as="rows" hits={hits(2)} className="hits" render={({ id }) => <td>{id}</td>} />
    </table>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('hits that are missing have their room, and are loaded as one comes near', () => {
  const load = vi.fn();
  const observed: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observed.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  const missing = { before: { count: 60, height: 6_000 }, after: { count: 40, height: 4_000 }, load };
  const list = <HitItems hits={hits(100)} label="Hits" className="hits" render={show} />;
  const { rerender } = render(<MissingRoomContext value={missing}>{list}</MissingRoomContext>);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(100);
  expect(['aria-posinset', 'aria-setsize'].map((name) => items[0]?.getAttribute(name))).toEqual([
    '61',
    '200',
  ]);
  const rooms = () => [...document.querySelectorAll<HTMLElement>('.ce-hits__room')];
  expect(rooms().map((room) => room.style.getPropertyValue('--ce-_room'))).toEqual(['6000px', '4000px']);
  const comeNear = (at: number, isIntersecting: boolean) =>
    observed[at]?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  comeNear(0, false);
  expect(load).not.toHaveBeenCalled();
  comeNear(0, true);
  comeNear(1, true);
  expect(load.mock.calls).toEqual([[0], [199]]);
  rerender(<MissingRoomContext value={{ load }}>{list}</MissingRoomContext>);
  expect(rooms()).toEqual([]);
  expect(items[0]?.getAttribute('aria-posinset')).toBeNull();
});
