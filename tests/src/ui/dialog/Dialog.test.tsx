import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from '../../../../src/ui/dialog/Dialog.tsx';

const dialog = () => screen.getByRole('dialog') as HTMLDialogElement;

function Show({ children, ...rest }: Partial<DialogProps> & { children?: ReactNode }) {
  return (
    <Dialog title="Log in" {...rest}>
      {children ?? <input aria-label="Email" />}
    </Dialog>
  );
}

test('is a modal named by its title, and focuses its first field', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Show />);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog().getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { name: 'Log in' }).id);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('without a field the title takes the focus', () => {
  render(<Show>Just a text</Show>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }));
});

function WithTarget() {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Show initialFocus={target}>
      <input aria-label="Email" />
      <button ref={target} type="button">
        Keep it
      </button>
    </Show>
  );
}

test('the given element takes the focus', () => {
  render(<WithTarget />);
  expect(document.activeElement?.textContent).toBe('Keep it');
});

test('closes natively before it leaves the page, so that the focus returns', () => {
  let connected: boolean | undefined;
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    connected = this.isConnected;
  });
  render(<Show />).unmount();
  expect(connected).toBe(true);
});

test('close button, Escape and backdrop ask for the end once each', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<Show onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  await user.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a drag from inside to the backdrop is no wish to leave', () => {
  const onClose = vi.fn();
  render(<Show onClose={onClose} />);
  fireEvent.pointerDown(screen.getByRole('heading'));
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
});

test('what is not closable has no button, ignores Escape and backdrop, and opens again when closed', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<Show closable={false} onClose={onClose} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(dialog().getAttribute('closedby')).toBe('none');
  await user.keyboard('{Escape}{Escape}{Escape}{Escape}');
  await user.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  const element = dialog();
  element.close();
  fireEvent(element, new Event('close'));
  await Promise.resolve();
  expect(element.open).toBe(true);
});

test('closed from outside while still wanted, it asks and opens again', async () => {
  const onClose = vi.fn();
  render(<Show onClose={onClose} />);
  const element = dialog();
  element.close();
  fireEvent(element, new Event('close'));
  await Promise.resolve();
  expect(onClose).toHaveBeenCalled();
  expect(element.open).toBe(true);
});

test('does not take the cancel event of a file field for its own', () => {
  const onClose = vi.fn();
  render(
    <Show onClose={onClose}>
      <input type="file" aria-label="File" />
    </Show>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('Tab wraps at both ends', async () => {
  const user = userEvent.setup();
  render(<Show footer={<button type="button">Save</button>} />);
  screen.getByRole('button', { name: 'Save' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

function WithInner() {
  const [inner, setInner] = useState(false);
  return (
    <Show>
      <button type="button" onClick={() => setInner(true)}>
        Delete
      </button>
      {inner && (
        <Dialog title="Really?" onClose={() => setInner(false)}>
          Text
        </Dialog>
      )}
    </Show>
  );
}

test('locks the page’s scroll until the last dialog is gone, and Escape ends the inner one only', async () => {
  const user = userEvent.setup();
  document.documentElement.style.overflow = 'auto';
  const { unmount } = render(<WithInner />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Really?' })).toBeNull();
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('auto');
});
