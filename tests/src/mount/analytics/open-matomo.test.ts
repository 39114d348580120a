import { beforeEach, describe, expect, it } from 'vitest';
import { openMatomo } from '../../../../src/mount/analytics/open-matomo.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { prerender } from '../../../support/prerender.ts';

withFreshPage();

/** What happy-dom adds to its window. */
interface HappyWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

const page = window as unknown as { _paq?: { push(call: unknown[]): void } | unknown[][] };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const methods = () => (page._paq as unknown[][]).map(([method]) => method);

beforeEach(() => {
  // No file is fetched here.
  (window as unknown as HappyWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  delete page._paq;
});

describe('openMatomo', () => {
  it.each([
    ['no site', 'https://stats.example/', ''],
    ['an address that is none', 'https://', '7'],
    ['an address that runs code', 'javascript:alert(1)', '7'],
  ])('is not there with %s', (_what, url, siteId) => {
    expect(openMatomo(url, siteId)).toBeUndefined();
    expect(page._paq).toBeUndefined();
  });

  it('fetches and queues nothing until it is turned on', () => {
    openMatomo('https://stats.example/matomo', '7');
    expect([scripts(), page._paq]).toEqual([[], undefined]);
  });

  it.each(['https://stats.example/matomo', 'https://stats.example/matomo/'])(
    'finds its files below %s',
    (url) => {
      openMatomo(url, '7')?.turnOn();
      expect(scripts()).toEqual(['https://stats.example/matomo/matomo.js']);
      expect(page._paq).toContainEqual(['setTrackerUrl', 'https://stats.example/matomo/matomo.php']);
    },
  );

  it('waits for a page that the browser has opened ahead to be shown', () => {
    const show = prerender();
    const matomo = openMatomo('https://stats.example/', '7');
    matomo?.turnOn();
    matomo?.call('trackPageView');
    expect([scripts(), page._paq]).toEqual([[], undefined]);
    show();
    expect([scripts().length, methods()[0], methods().at(-1)]).toEqual([1, 'setTrackerUrl', 'trackPageView']);
  });

  it('fetches its script once; turned on again, it tracks again', () => {
    const matomo = openMatomo('https://stats.example/', '7');
    matomo?.turnOn();
    matomo?.turnOff();
    expect(methods().slice(-2)).toEqual(['optUserOut', 'deleteCookies']);
    matomo?.turnOn();
    expect(methods().at(-1)).toBe('forgetUserOptOut');
    expect([scripts().length, methods().filter((method) => method === 'setSiteId').length]).toEqual([1, 1]);
  });

  it('speaks to what the script has put in the list’s place', () => {
    const matomo = openMatomo('https://stats.example/', '7');
    const told: unknown[][] = [];
    page._paq = { push: (call: unknown[]) => void told.push(call) };
    matomo?.call('trackPageView');
    expect(told).toEqual([['trackPageView']]);
  });

  it('goes on with the list of a page that has one', () => {
    page._paq = [['setDoNotTrack', true]];
    openMatomo('https://stats.example/', '7')?.call('trackPageView');
    expect(methods()).toEqual(['setDoNotTrack', 'trackPageView']);
  });
});
