import { expect, test, vi } from 'vitest';
import { loadService } from '../../../../src/store/reads/load-service.ts';

test('gives the service once its code has arrived', async () => {
  const service = { read: () => 1 };
  expect(await loadService(async () => service)).toBe(service);
});

test.each([
  ['offline', false],
  ['unreachable', true],
])('code that does not arrive is %s', async (kind, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadService(() => Promise.reject(cause))).rejects.toMatchObject({
    ...{ name: 'ServiceError', kind, cause },
  });
});
