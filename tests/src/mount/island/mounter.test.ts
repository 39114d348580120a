import { expect, it, vi } from 'vitest';
import { mounter } from '../../../../src/mount/island/mounter.ts';
import { registry } from '../../../../src/mount/registry.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';
import { greeting } from '../../../support/test-islands.tsx';

withFreshPage();

it('names an overlay that cannot open, unless the page has started overlays', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  writePayload({ version: 1 });
  const mount = mounter(greeting);
  await mount(addHtml('<div></div>')).ready;
  await mount(addHtml('<div></div>')).ready;
  registry().bus.emit('overlay:open', { name: 'login' });
  expect(errors).toHaveBeenCalledExactlyOnceWith(
    'ce-widgets: "login" cannot open. Call mountAll() once to start overlays.',
  );
  registry().isStarted = true;
  registry().bus.emit('overlay:open', { name: 'login' });
  expect(errors).toHaveBeenCalledTimes(1);
});
