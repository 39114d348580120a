import { expect, it } from 'vitest';
import { deviceOf } from '../../../../../demo/server/ground/session/device-of.ts';

const mozilla = (rest: string) => `Mozilla/5.0 (${rest}`;

it.each([
  ['Firefox on Windows', mozilla('Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0')],
  [
    'Chrome on macOS',
    mozilla(
      'Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    ),
  ],
  [
    'Edge on Windows',
    mozilla(
      'Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    ),
  ],
  [
    'Safari on iPhone',
    mozilla(
      'iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ),
  ],
  [
    'Samsung Internet on Android',
    mozilla(
      'Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ),
  ],
  [
    'Chrome on ChromeOS',
    mozilla('X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'),
  ],
  ['Linux', mozilla('X11; Linux x86_64) Konqueror/5.0')],
  [null, 'node'],
  [null, undefined],
])('%s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device));
