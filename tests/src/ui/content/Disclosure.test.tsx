import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Disclosure } from '../../../../src/ui/content/Disclosure.tsx';

const button = () => screen.getByRole('button', { name: 'Details' });
const isOpen = () => button().getAttribute('aria-expanded');
const panel = () => document.getElementById(button().getAttribute('aria-controls') ?? '') as HTMLElement;

test('a disclosure tells its state and hides what is shut', async () => {
  const user = userEvent.setup();
  const onToggle = vi.fn();
  render(
    <Disclosure title="Details" level={3} onToggle={onToggle}>
      Text
    </Disclosure>,
  );
  const button = within(screen.getByRole('heading', { level: 3 })).getByRole('button', { name: 'Details' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('Text');
  expect(onToggle).toHaveBeenCalledWith(true);
});

test('it may be opened and shut from outside', async () => {
  const onToggle = vi.fn();
  const { rerender } = render(
    <Disclosure title="Details" open={false} onToggle={onToggle}>
      Text
    </Disclosure>,
  );
  await userEvent.click(button());
  expect(onToggle).toHaveBeenCalledWith(true);
  expect(isOpen()).toBe('false');
  rerender(
    <Disclosure title="Details" open onToggle={onToggle}>
      Text
    </Disclosure>,
  );
  expect(isOpen()).toBe('true');
});

test("the browser's search finds what is shut, and opens it", () => {
  const onToggle = vi.fn();
  render(
    <Disclosure title="Details" onToggle={onToggle}>
      Text
    </Disclosure>,
  );
  expect(panel().getAttribute('hidden')).toBe('until-found');
  fireEvent(panel(), new Event('beforematch', { bubbles: true }));
  expect(isOpen()).toBe('true');
  expect(panel().hasAttribute('hidden')).toBe(false);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
});

test('what is found in a disclosure within opens each by its own event', () => {
  const onToggle = vi.fn();
  render(
    <Disclosure title="Details" onToggle={onToggle}>
      <p>Text</p>
    </Disclosure>,
  );
  fireEvent(screen.getByText('Text'), new Event('beforematch', { bubbles: true }));
  expect(onToggle).not.toHaveBeenCalled();
});

test('it slides once it is opened or shut, not when it appears', async () => {
  const { rerender } = render(<Disclosure title="Details">Text</Disclosure>);
  rerender(<Disclosure title="Details">Other text</Disclosure>);
  expect(panel().dataset.slides).toBeUndefined();
  await userEvent.click(button());
  expect(panel().dataset.slides).toBe('true');
  await userEvent.click(button());
  expect(panel().dataset.slides).toBe('true');
});
