import { beforeEach, expect, it } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { startConsentMode } from '../../../../src/mount/consent/google-consent-mode.ts';

const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
const commands = () => page.dataLayer?.map((command) => Array.from(command));

beforeEach(() => {
  delete page.dataLayer;
});

const denied = {
  security_storage: 'granted',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const functional = {
  analytics_storage: 'granted',
  functionality_storage: 'granted',
  personalization_storage: 'granted',
};
const marketing = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };

it('denies everything before a choice, and tells each choice', () => {
  const bus = createBus();
  startConsentMode({ bus });
  bus.emit('consent:changed', { mandatory: true, functional: true, marketing: false });
  bus.emit('consent:changed', { mandatory: true, functional: false, marketing: true });
  expect(commands()).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['consent', 'update', { ...denied, ...functional }],
    ['consent', 'update', { ...denied, ...marketing }],
  ]);
});

it('tells a choice that was made before, after what the page has written', () => {
  page.dataLayer = [['js']];
  const bus = createBus();
  bus.emit('consent:changed', { mandatory: true, functional: true, marketing: true });
  startConsentMode({ bus });
  expect(commands()).toEqual([
    ['js'],
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['consent', 'update', { ...denied, ...functional, ...marketing }],
  ]);
});

it('writes what Google’s tags take for a command', () => {
  startConsentMode({ bus: createBus() });
  expect(String(page.dataLayer?.[0])).toBe('[object Arguments]');
});
