import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from '../../../src/domain/user/consent.ts';
import { recordChoice } from '../../../widgets/cookie-modal/record-choice.ts';

const settings: ConsentSettings = { mandatory: true, functional: true, marketing: false };
const sendBeacon = vi.fn<typeof navigator.sendBeacon>();

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon: sendBeacon.mockReset() });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 2, 9), toFake: ['Date'] });
});

describe('the record of a choice', () => {
  it('holds time, version and choice, and goes to the page’s endpoint', () => {
    recordChoice(settings, { recordUrl: '/api/v1/consent', version: '2026-09' });
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/v1/consent', expect.any(String));
    expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] as string)).toEqual({
      time: '2026-11-02T09:00:00.000Z',
      version: '2026-09',
      settings,
    });
  });

  it.each([{}, { version: '3' }, { recordUrl: '' }])('is sent nowhere with the options %j', (options) => {
    recordChoice(settings, options);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('harms nothing where it cannot be sent', () => {
    sendBeacon.mockReturnValueOnce(false);
    recordChoice(settings, { recordUrl: '/api/v1/consent' });
    sendBeacon.mockImplementationOnce(() => {
      throw new TypeError('no address');
    });
    expect(() => recordChoice(settings, { recordUrl: 'mailto:x' })).not.toThrow();
    vi.stubGlobal('navigator', {});
    expect(() => recordChoice(settings, { recordUrl: '/' })).not.toThrow();
  });
});
