import { describe, expect, it } from 'vitest';
import { allowedProfileRoutes, profileRouteAt } from '../../../../widgets/profile/rules/profile-routes.ts';

const registered = { canRequestSample: false };
const validated = { canRequestSample: true, tokenPayload: { roles: ['validated'] } };
const internal = { canRequestSample: false, tokenPayload: { roles: ['internal', 'admin'] } };

describe('allowedProfileRoutes', () => {
  it.each([
    [
      'registered',
      registered,
      ['/personal', '/privacy', '/status', '/notifications', '/product-comparisons'],
    ],
    [
      'validated',
      validated,
      ['/personal', '/privacy', '/status', '/notifications', '/sample-requests', '/product-comparisons'],
    ],
    ['internal', internal, ['/personal', '/status', '/notifications', '/product-comparisons']],
  ])('lists the pages that a user may open: %s', (_name, user, paths) => {
    expect(allowedProfileRoutes(user).map(({ path }) => path)).toEqual(paths);
  });

  it('lists the pages of settings before those of data', () => {
    expect(allowedProfileRoutes(validated).map(({ group }) => group)).toEqual([
      ...Array(4).fill('settings'),
      ...Array(2).fill('data'),
    ]);
  });
});

describe('profileRouteAt', () => {
  it.each([
    ['/', registered, '/personal'],
    ['/status', registered, '/status'],
    ['/privacy', internal, '/personal'],
    ['/sample-requests', registered, '/personal'],
    ['/sample-requests', validated, '/sample-requests'],
    ['/nowhere', registered, '/personal'],
    ['/personal/more', registered, '/personal'],
  ])('finds a page that the user may open at %s', (path, user, expected) => {
    expect(profileRouteAt(path, user).path).toBe(expected);
  });

  it('starts elsewhere where the page says so and the user may', () => {
    expect(profileRouteAt('/', registered, '/status').path).toBe('/status');
    expect(profileRouteAt('/', registered, '/sample-requests').path).toBe('/personal');
    expect(profileRouteAt('/nowhere', registered, '/status').path).toBe('/personal');
  });
});
