import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SaveStatus, type SaveStatusProps } from '../../../src/outcome/SaveStatus.tsx';
import { renderIsland } from '../../support/render-island.tsx';

let change: (props: Partial<SaveStatusProps>) => void;

function Place(props: SaveStatusProps) {
  const [changed, setChanged] = useState<Partial<SaveStatusProps>>({});
  change = (next) => act(() => setChanged((last) => ({ ...last, ...next })));
  return <SaveStatus {...props} {...changed} />;
}

function open(sync: SaveStatusProps['sync'], props: Partial<SaveStatusProps> = {}) {
  const save = vi.fn();
  const takeFocus = vi.fn();
  const payload = { user: { userId: 'u-1', email: 'a@example.com' } };
  return { save, takeFocus, ...renderIsland(<Place {...{ sync, save, takeFocus, ...props }} />, payload) };
}
const status = () => screen.getByRole('status').textContent;

test.each<[SaveStatusProps['sync'], string, string | undefined]>([
  ['unsaved', 'Not saved', undefined],
  ['idle', 'Saved', undefined],
  ['saving', 'Saving …', undefined],
  ['offline', 'We cannot reach the server.', 'Try again'],
  ['failed', 'could not be saved', 'Try again'],
  ['signed-out', 'Your session has ended.', 'Log in'],
])('says what the state %s means, and offers what helps', (sync, words, help) => {
  open(sync);
  expect(status()).toContain(words);
  expect(screen.queryByRole('button')?.textContent).toBe(help);
});

test('the button stays while it is tried again, and leaves the focus once all is saved', () => {
  const { save, takeFocus } = open('failed');
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(save).toHaveBeenCalledOnce();
  change({ sync: 'saving' });
  expect(document.activeElement).toBe(button);
  change({ sync: 'idle' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(takeFocus).toHaveBeenCalledOnce();
});

test('where saving again does not help, there is something else or nothing', () => {
  open('gone', { words: 'Not saved: deleted', help: <button type="button">Save as a new one</button> });
  expect([status(), screen.getByRole('button').textContent]).toEqual([
    'Not saved: deleted',
    'Save as a new one',
  ]);
  change({ sync: 'full', help: false });
  expect(screen.queryByRole('button')).toBeNull();
});
