import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { trashIcon } from '../../../../src/ui/icon/trash.ts';
import { MoreMenu } from '../../../../src/ui/popover/MoreMenu.tsx';

const more = () => screen.getByRole('button', { name: 'More actions: Reds' });

function show(onPress: () => void) {
  const item = { icon: trashIcon, text: 'Delete', label: 'Delete Reds', onPress };
  render(<MoreMenu label="More actions: Reds" items={[item]} />);
  return userEvent.setup();
}

test('an action closes the list, and finds the focus on the button that a dialog gives it back to', async () => {
  const focused = vi.fn(() => document.activeElement);
  const user = show(focused);
  expect(screen.queryByRole('button', { name: 'Delete Reds' })).toBeNull();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(more().getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Delete');
  await user.keyboard('{Enter}');
  expect(focused).toHaveReturnedWith(more());
  expect(screen.queryByRole('button', { name: 'Delete Reds' })).toBeNull();
});

test('Escape closes the list and does nothing else', async () => {
  const onPress = vi.fn();
  const user = show(onPress);
  await user.click(more());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(more());
  expect(more().getAttribute('aria-expanded')).toBe('false');
  expect(onPress).not.toHaveBeenCalled();
});
