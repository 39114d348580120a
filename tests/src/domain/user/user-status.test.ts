import { describe, expect, it } from 'vitest';
import { userStatus } from '../../../../src/domain/user/user-status.ts';

describe('userStatus', () => {
  it.each([
    [null, 'public'],
    [undefined, 'public'],
    [{}, 'public-registered'],
    [{ tokenPayload: { roles: [] } }, 'public-registered'],
    [{ tokenPayload: { roles: ['validated'] } }, 'validated'],
    [{ tokenPayload: { roles: ['validated', 'internal'] } }, 'internal'],
  ])('gives the user %j the status %s', (user, status) => {
    expect(userStatus(user)).toBe(status);
  });
});
