import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { IconButton } from '../../../../src/ui/action/IconButton.tsx';
import { closeIcon } from '../../../../src/ui/icon/close.ts';

const button = () => screen.getByRole('button');

test('submits no form unless asked to', () => {
  render(<Button>Add</Button>);
  expect(button().getAttribute('type')).toBe('button');
});

function Send({ send }: { send: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      busy={busy}
      onClick={() => {
        send();
        setBusy(true);
      }}
    >
      Send
    </Button>
  );
}

test('two clicks in one task count once where the first makes it busy', async () => {
  const send = vi.fn();
  render(<Send send={send} />);
  button().click();
  button().click();
  await Promise.resolve();
  button().click();
  expect(send).toHaveBeenCalledTimes(1);
});

test('without a busy state every click counts', () => {
  const add = vi.fn();
  render(<Button onClick={add}>Add</Button>);
  button().click();
  button().click();
  expect(add).toHaveBeenCalledTimes(2);
});

test('busy keeps name and focus, submits nothing, and works again later', async () => {
  const user = userEvent.setup();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const show = (busy: boolean) => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(show(false));
  button().focus();
  rerender(show(true));
  expect(document.activeElement).toBe(button());
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  expect(button()).toHaveProperty('disabled', false);
  await user.click(button());
  expect(submit).not.toHaveBeenCalled();
  rerender(show(false));
  await user.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
});

test('takes no clicks while it is aria-disabled', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button aria-disabled onClick={onClick}>
      Add
    </Button>,
  );
  await user.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

test('an icon button is named by its label', () => {
  render(<IconButton icon={closeIcon} label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
