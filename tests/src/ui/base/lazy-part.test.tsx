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

it('shows something else in place of a part that does not arrive, until it does', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const load = vi.fn<() => Promise<(props: { text: string }) => React.ReactNode>>();
  load.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  load.mockResolvedValue(({ text }) => <p>{text}</p>);
  const Part = lazyPart(load, ({ onRetry }) => (
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  ));
  render(
    <Suspense>
      <Part text="The part" />
    </Suspense>,
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(reported).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toBe(button);
  await userEvent.click(button);
  expect(await screen.findByText('The part')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
