import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  openTabChannel,
  type RawTabMessage,
  TAB_CHANNEL,
  type TabChannel,
} from '../../../src/events/tab-channel.ts';
import { FakeChannel } from '../../support/fake-channel.ts';
import { withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

const opened: TabChannel[] = [];
afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

/** Opens a tab's channel, and collects what it hears. */
function open(catchUp = vi.fn()) {
  const heard: RawTabMessage[] = [];
  const channel = openTabChannel((message) => heard.push(message), catchUp);
  opened.push(channel);
  return { channel, heard, catchUp };
}

const consent = {
  type: 'consent',
  settings: { mandatory: true, functional: true, marketing: false },
} as const;
const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

it('connects the tabs of the site', () => {
  const [one, other] = [open(), open()];
  one.channel.post(consent);
  expect([one.heard, other.heard]).toEqual([[], [consent]]);
  expect(other.channel.isOpen()).toBe(true);
});

it('leaves the page’s own channels and those of other protocols alone', () => {
  const heard = vi.fn();
  for (const name of ['shop', 'ce-widgets', 'ce-widgets/1']) new FakeChannel(name).onmessage = heard;
  const { channel } = open();
  channel.post(consent);
  expect(heard).not.toHaveBeenCalled();
});

it('takes a tab of a release with another protocol for none', () => {
  const { heard } = open();
  new FakeChannel('ce-widgets').postMessage({ type: 'session' });
  expect(heard).toEqual([]);
});

it.each([null, undefined, 'x', 5])('hands on %j as a message of nothing', (data) => {
  const { heard } = open();
  new FakeChannel(TAB_CHANNEL).postMessage(data);
  expect(heard.map(({ type }) => type)).toEqual([undefined]);
});

describe('a page in the back/forward cache', () => {
  test('is not connected: a message would evict it', () => {
    const [cached, other] = [open(), open()];
    turn('pagehide', true);
    expect(FakeChannel.open).toEqual([]);
    expect(cached.channel.isOpen()).toBe(false);
    expect(() => cached.channel.post(consent)).not.toThrow();
    expect(other.heard).toEqual([]);
  });

  test('is connected again as it comes back, and reads what it has missed', () => {
    const { channel, heard, catchUp } = open();
    turn('pagehide', true);
    turn('pageshow', true);
    expect(catchUp).toHaveBeenCalledOnce();
    open().channel.post(consent);
    expect(heard).toEqual([consent]);
    expect(channel.isOpen()).toBe(true);
  });

  test('has missed nothing when it is shown for the first time', () => {
    const { catchUp } = open();
    turn('pageshow', false);
    expect(catchUp).not.toHaveBeenCalled();
    expect(FakeChannel.open).toHaveLength(1);
  });

  test('stays closed once it is closed', () => {
    const { channel, catchUp } = open();
    channel.close();
    turn('pagehide', true);
    turn('pageshow', true);
    expect([FakeChannel.open, catchUp.mock.calls]).toEqual([[], []]);
  });
});

describe('without a channel', () => {
  test.each([
    ['where the browser has none', undefined],
    [
      'where storage is blocked',
      class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    ],
  ])('each tab goes on by itself, and still catches up: %s', (_, BroadcastChannel) => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const { channel, catchUp } = open();
    expect(channel.isOpen()).toBe(false);
    expect(() => channel.post(consent)).not.toThrow();
    turn('pageshow', true);
    expect(catchUp).toHaveBeenCalledOnce();
  });
});
