import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import type { Payload } from '../../../../src/payload/schema.ts';
import { signIn } from '../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { type Deletion, deleteAsSeen } from '../../../../src/store/write/delete-as-seen.ts';

const user = { userId: 'u-1' } as NonNullable<Payload['user']>;

interface Saved {
  title: string;
  version?: string;
}

/** A service that keeps `now`; what the user has seen is titled “Reds”. */
function setUp(now: Saved, status?: number) {
  const store = createPageStore({ user: user });
  const read = vi.fn(async () => now);
  const remove = vi.fn(async () => {
    if (status) throw new ServiceError({ kind: 'http', status });
  });
  const deleteIt = (version?: string, changes: Partial<Deletion<Saved>> = {}) =>
    deleteAsSeen<Saved>(store, {
      version,
      isAsSeen: ({ title }) => title === 'Reds',
      read,
      remove,
      ...changes,
    });
  return { store, read, remove, deleteIt };
}

test('a seen version is deleted without another read', async () => {
  const { deleteIt, read, remove } = setUp({ title: 'Reds' });
  expect(await deleteIt('1')).toBeUndefined();
  expect(remove).toHaveBeenCalledExactlyOnceWith('1');
  expect(read).not.toHaveBeenCalled();
});

test('without a version the record is read, and deleted as it was read', async () => {
  const { deleteIt, remove } = setUp({ title: 'Reds', version: '7' });
  expect(await deleteIt()).toBeUndefined();
  expect(remove).toHaveBeenCalledExactlyOnceWith('7');
});

test('a record that others have changed is returned, not deleted', async () => {
  const { deleteIt, remove } = setUp({ title: 'Warm reds' });
  expect(await deleteIt()).toEqual({ title: 'Warm reds' });
  expect(remove).not.toHaveBeenCalled();
});

test('a version that the service no longer has returns the record as it is now', async () => {
  const { deleteIt } = setUp({ title: 'Warm reds', version: '2' }, 412);
  expect(await deleteIt('1')).toEqual({ title: 'Warm reds', version: '2' });
});

test('a record that no longer exists counts as deleted', async () => {
  const { deleteIt } = setUp({ title: 'Reds' }, 404);
  expect(await deleteIt('1')).toBeUndefined();
});

test('any other refusal is thrown', async () => {
  const { deleteIt } = setUp({ title: 'Reds' }, 500);
  await expect(deleteIt('1')).rejects.toMatchObject({ status: 500 });
});

test('nothing is deleted once another user is signed in', async () => {
  const { store, deleteIt, remove } = setUp({ title: 'Reds' });
  const read = async () => {
    signIn(store, { ...user, userId: 'u-2' });
    return { title: 'Reds' };
  };
  await expect(deleteIt(undefined, { read })).rejects.toMatchObject({ kind: 'aborted' });
  expect(remove).not.toHaveBeenCalled();
});
