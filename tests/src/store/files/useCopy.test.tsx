import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useCopy } from '../../../../src/store/files/useCopy.ts';
import { renderIsland } from '../../../support/render-island.tsx';

function CopyButton({ text }: { text: string }) {
  const { copy, isFailed } = useCopy(text, 'Copied');
  return (
    <button type="button" onClick={copy}>
      {isFailed ? 'refused' : 'copy'}
    </button>
  );
}

function Copies() {
  const [text, setText] = useState('one');
  return (
    <>
      <CopyButton text={text} />
      <button type="button" onClick={() => setText('two')}>
        next
      </button>
    </>
  );
}

test('a refusal is told, reported, and counts for this very text only', async () => {
  const user = userEvent.setup();
  const uncaught = vi.fn();
  vi.stubGlobal('reportError', uncaught);
  vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.fn();
  document.addEventListener('ce:error', reported, { once: true });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  const { store } = renderIsland(<Copies />);
  await user.click(screen.getByRole('button', { name: 'copy' }));
  await screen.findByRole('button', { name: 'refused' });
  expect(store.getState().notices.map(({ type, text }) => [type, text])).toEqual([
    ['error', 'We are sorry, but your browser does not support this feature.'],
  ]);
  // To error reporting, but not as an uncaught error.
  expect(reported).toHaveBeenCalledOnce();
  expect(uncaught).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'next' }));
  await user.click(await screen.findByRole('button', { name: 'copy' }));
  await vi.waitFor(() => expect(store.getState().notices).toHaveLength(2));
  expect(write).toHaveBeenLastCalledWith('two');
});

test('a refusal for want of permission or focus says what to do', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const refusal = new DOMException('Document is not focused.', 'NotAllowedError');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal);
  const { store } = renderIsland(<CopyButton text="one" />);
  screen.getByRole('button', { name: 'copy' }).click();
  await screen.findByRole('button', { name: 'refused' });
  expect(store.getState().notices[0]?.text).toMatch(
    /does not support this feature\. It has refused to copy: click on the page/,
  );
});
