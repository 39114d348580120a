import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '../../../../src/ui/base/lazy-part.ts';

interface DialogProps {
  onClose: () => void;
}

function Page({ Dialog }: { Dialog: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>{isOpen ? 'open' : 'shut'}</p>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function show(load: () => Promise<(props: DialogProps) => React.ReactNode>) {
  render(<Page Dialog={lazyPart(load)} />);
  return () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

it('fetches a part when it is first rendered, once', async () => {
  const load = vi.fn(async () => ({ onClose }: DialogProps) => (
    <button type="button" onClick={onClose}>
      Close
    </button>
  ));
  const open = show(load);
  expect(load).not.toHaveBeenCalled();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await open();
  await screen.findByRole('button', { name: 'Close' });
  expect(load).toHaveBeenCalledOnce();
});

it('reports a part that does not arrive, counts it as closed, and fetches it again at the next press', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValueOnce(missing);
  load.mockResolvedValue(() => <p>The dialog</p>);
  const open = show(load);
  await open();
  await screen.findByText('shut');
  expect(reported).toHaveBeenCalledExactlyOnceWith(missing);
  await open();
  await screen.findByText('The dialog');
  expect(load).toHaveBeenCalledTimes(2);
});
