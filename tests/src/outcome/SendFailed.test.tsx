import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../src/errors/service-error.ts';
import { SendFailed } from '../../../src/outcome/SendFailed.tsx';
import type { User } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session/session.ts';
import { SendAgainContext } from '../../../src/ui/form/useSendAgain.ts';
import { renderIsland } from '../../support/render-island.tsx';

const user = { userId: 'u-1', email: 'ada@example.com' };

function open(failure: ServiceFailure, isSignedIn = true) {
  const onSubmit = vi.fn();
  const island = renderIsland(
    <form aria-label="A form">
      <SendAgainContext value={onSubmit}>
        <SendFailed failure={new ServiceError(failure)} />
      </SendAgainContext>
    </form>,
    isSignedIn ? { user } : {},
  );
  return { ...island, onSubmit };
}

test.each<[ServiceFailure, boolean, string]>([
  [{ kind: 'http', status: 500, serverMessage: 'Down.' }, true, 'Down.'],
  [{ kind: 'http', status: 429 }, true, 'Too many attempts. Please try again later.'],
  [
    { kind: 'http', status: 401 },
    true,
    'Your session has ended. Log in to continue. What you entered is kept.Log in',
  ],
  [{ kind: 'http', status: 401 }, false, 'Please log in to see this.Log in'],
  [
    { kind: 'http', status: 403, code: 'reauthentication_required' },
    true,
    'You logged in too long ago for this. Log in again to continue.Log in',
  ],
])('says why sending failed by %j, signed in: %s', (failure, isSignedIn, text) => {
  open(failure, isSignedIn);
  expect(screen.getByRole('form').textContent).toBe(text);
});

test('after the login the form that shows it is sent', () => {
  const { store, onSubmit } = open({ kind: 'http', status: 401 });
  const link = screen.getByRole('link', { name: 'Log in' });
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => link.click());
  expect(store.getState().isLoginDue).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => signIn(store, store.getState().user as User));
  expect(onSubmit).toHaveBeenCalledOnce();
});
