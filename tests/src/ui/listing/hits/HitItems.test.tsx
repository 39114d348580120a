import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HitItems } from '../../../../../src/ui/listing/hits/HitItems.tsx';

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

test('rows of a table are rows', () => {
  render(
    <table>
      <HitItems as="rows" hits={hits(2)} className="hits" render={({ id }) => <td>{id}</td>} />
    </table>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
