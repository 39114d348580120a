import { beforeEach, expect, it, vi } from 'vitest';
import { openTabChannel } from '../../../src/events/tab-channel.ts';
import { FakeChannel } from '../../support/fake-channel.ts';

beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

it('connects the tabs of the site', () => {
  const [one, other] = [openTabChannel(), openTabChannel()];
  const heard: unknown[] = [];
  if (other) other.onmessage = ({ data }) => heard.push(data);
  one?.postMessage({ type: 'comparison' });
  expect(heard).toEqual([{ type: 'comparison' }]);
});

it('leaves the page’s own channels alone', () => {
  const ofPage = new FakeChannel('shop');
  const heard = vi.fn();
  ofPage.onmessage = heard;
  openTabChannel()?.postMessage({ type: 'comparison' });
  expect(heard).not.toHaveBeenCalled();
});

it('is missing where the browser has none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openTabChannel()).toBeUndefined();
});

it('is missing where storage is blocked', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  expect(openTabChannel()).toBeUndefined();
});
