import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { IslandBoundary } from '../../../../src/mount/island/IslandBoundary.tsx';
import { lazyOfIsland } from '../../../../src/ui/base/lazy-of-island.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module');

it('fails its island if it is missing, and is fetched again when that is mounted anew', async () => {
  const load = vi
    .fn(async () => ({ text }: { text: string }) => <a href="/part">{text}</a>)
    .mockRejectedValueOnce(missing);
  const Part = lazyOfIsland(load);
  const onError = vi.fn();
  const show = () =>
    render(
      <IslandBoundary onInsert={vi.fn()} onCommit={vi.fn()} onError={onError}>
        <Suspense fallback="waiting">
          <Part text="Red" />
        </Suspense>
      </IslandBoundary>,
      { onCaughtError: vi.fn() },
    );
  show();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(missing));
  expect(load).toHaveBeenCalledOnce();
  document.dispatchEvent(new CustomEvent('ce:widget:failed'));
  show();
  await screen.findByRole('link', { name: 'Red' });
});
