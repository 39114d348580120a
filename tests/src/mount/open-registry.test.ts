import { expect, it } from 'vitest';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { registry } from '../../../src/mount/registry.ts';
import { share } from '../../../src/mount/shared.ts';
import { withFreshPage, writePayload } from '../../support/fresh-page.ts';

withFreshPage();

it('makes one registry for the page, which islands read', () => {
  writePayload({ version: 1 });
  const made = openRegistry();
  expect(openRegistry()).toBe(made);
  expect(registry()).toBe(made);
  expect(made.page.fields).toEqual({ version: 1 });
});

it('goes on with what the loader has left', () => {
  const left = share({ version: '1.2.3', page: { fields: { version: 1 } }, consent: null });
  const made = openRegistry();
  expect(made).toBe(left);
  expect(made.version).toBe('1.2.3');
  expect(made.handles.size).toBe(0);
});
