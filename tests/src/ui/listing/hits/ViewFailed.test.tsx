import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '../../../../../src/ui/base/lazy-part.ts';
import { ViewFailed } from '../../../../../src/ui/listing/hits/ViewFailed.tsx';
import { fakeAnswer } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const hit = { resultType: 'pigments', id: 'p-1', product_name: 'Rubelis Red' } as never;

/** A view whose file does not arrive at first. */
async function show() {
  vi.stubGlobal('reportError', vi.fn());
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(() => (
    <p data-ce-hit="p-1">
      <a href="/product/p-1">Rubelis Red</a>
    </p>
  ));
  const View = lazyPart(load, ViewFailed);
  const view = (
    <Suspense>
      <View />
    </Suspense>
  );
  showInListing(view, { answer: fakeAnswer({ total: 1, hits: [hit] }) });
  await screen.findByRole('alert');
}

it('says that hits could not be shown, and shows them with the next try (complaint "failure looks like no results")', async () => {
  await show();
  expect(screen.getByRole('alert').textContent).toContain('The results could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: 'Rubelis Red' });
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
});

it('tries again by itself when the browser is online, and leaves the focus where it is', async () => {
  await show();
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: 'Rubelis Red' });
  expect(document.activeElement).toBe(document.body);
});
