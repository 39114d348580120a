import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, startTransition, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLazyPart, type PartViews } from '../../../../src/ui/base/create-lazy-part.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module');
const errors = vi.fn();

type Load = () => Promise<(props: { text: string }) => React.ReactNode>;
type Views = PartViews<{ text: string }>;

const Arrived = ({ text }: { text: string }) => <a href="/part">{text}</a>;
const load = vi.fn<Load>();
const views: Views = {
  Waiting: () => <p>waiting</p>,
  Missing: ({ props, onRetry }) => (
    <button type="button" onClick={onRetry}>
      {props.text} is missing
    </button>
  ),
};

beforeEach(() => {
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
  load.mockReset().mockResolvedValue(Arrived);
});

const button = () => screen.findByRole('button', { name: 'Red is missing' });
const link = () => screen.findByRole('link', { name: 'Red' });

it('fetches a part when it is first rendered, once', async () => {
  const Part = createLazyPart(load, views);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part text="Red" />);
  expect(screen.getByText('waiting')).toBeDefined();
  await link();
  unmount();
  render(<Part text="Red" />);
  await link();
  expect(load).toHaveBeenCalledOnce();
});

it('reports a missing part without an uncaught error, and keeps what stands in its place until it arrives', async () => {
  const told = vi.fn();
  document.addEventListener('ce:error', told);
  load.mockRejectedValueOnce(missing).mockRejectedValueOnce(new Error('again'));
  const Part = createLazyPart(load, views);
  const { rerender } = render(<Part text="Red" />);
  const before = await button();
  expect(errors).toHaveBeenCalledExactlyOnceWith(missing);
  expect(told).toHaveBeenCalledOnce();
  await userEvent.click(before);
  expect(errors).toHaveBeenCalledTimes(2);
  expect(await button()).toBe(before);
  expect(document.activeElement).toBe(before);
  await userEvent.click(before);
  await link();
  rerender(<Part text="Blue" />);
  await screen.findByRole('link', { name: 'Blue' });
  document.removeEventListener('ce:error', told);
});

it('hands the focus over to the part, if it was at what stood in its place', async () => {
  load.mockRejectedValueOnce(missing);
  const Part = createLazyPart(load, views);
  render(<Part text="Red" />);
  await userEvent.click(await button());
  expect(document.activeElement).toBe(await link());
});

it('tries again once for each return of the connection, and leaves the focus where it is', async () => {
  load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing);
  const Part = createLazyPart(load, views);
  render(
    <>
      <input aria-label="Name" />
      <Part text="Red" />
    </>,
  );
  await button();
  const field = screen.getByRole('textbox', { name: 'Name' });
  field.focus();
  await act(async () => void dispatchEvent(new Event('online')));
  await button();
  await act(async () => {
    for (const _ of [1, 2]) dispatchEvent(new Event('online'));
  });
  await link();
  expect(load).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(field);
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});

it('is fetched again when it is next rendered', async () => {
  load.mockRejectedValueOnce(missing);
  const Part = createLazyPart(load, views);
  const { unmount } = render(<Part text="Red" />);
  await button();
  unmount();
  render(<Part text="Red" />);
  await link();
  expect(load).toHaveBeenCalledTimes(2);
});

function Switch({ Part }: { Part: ComponentType<{ text: string }> }) {
  const [isOn, setOn] = useState(false);
  return (
    <Suspense fallback="nothing">
      {isOn ? <Part text="Red" /> : <p>before</p>}
      <button type="button" onClick={() => startTransition(() => setOn(true))}>
        On
      </button>
    </Suspense>
  );
}

it.each([true, false])(
  'keeps what was there before, if it has nothing to wait with; it arrives: %s',
  async (arrives) => {
    const part = Promise.withResolvers<Awaited<ReturnType<Load>>>();
    load.mockReturnValueOnce(part.promise);
    const Part = createLazyPart(load, { ...views, Waiting: null });
    render(<Switch Part={Part} />);
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByText('before')).toBeDefined();
    await act(async () => (arrives ? part.resolve(Arrived) : part.reject(missing)));
    await (arrives ? link() : button());
    expect(screen.queryByText('before')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  },
);
