import { expect, test } from 'vitest';
import { loadService } from '../../../src/store/load-service.ts';

test('gives the service', async () => {
  const service = { read: () => 1 };
  expect(await loadService(async () => service)).toBe(service);
});

test('code that does not arrive is a lost connection', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadService(() => Promise.reject(cause))).rejects.toMatchObject({
    ...{ name: 'ServiceError', kind: 'offline', cause },
  });
});
