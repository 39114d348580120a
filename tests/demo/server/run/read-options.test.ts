import { expect, test } from 'vitest';
import { readDemoOptions } from '../../../../demo/server/run/read-options.ts';

test('further origins are repeated, or parted by commas', () => {
  const origins = ['https://my-cms.example', 'http://localhost:8080/, http://[::1]:3000'];
  expect(readDemoOptions(origins.flatMap((each) => ['--origin', each]))).toMatchObject({
    foreignOrigins: ['https://my-cms.example', 'http://localhost:8080', 'http://[::1]:3000'],
  });
});

test.each([
  ...['my-cms.example', 'https://my-cms.example/blog', '*', '', 'null', 'ftp://my-cms.example'],
  'HTTPS://My-CMS.example',
])('refuses "%s" as an origin, and names a valid one', (origin) => {
  expect(readDemoOptions(['--origin', origin])).toBe(
    `--origin must be an origin such as https://my-cms.example; it was "${origin}".`,
  );
});

test('trusted proxies are repeated, by their addresses', () => {
  expect(readDemoOptions(['--trusted-proxy', '10.0.0.2', '--trusted-proxy', '::1'])).toMatchObject({
    trustedProxies: ['10.0.0.2', '::1'],
  });
  expect(readDemoOptions(['--trusted-proxy', 'proxy.example'])).toBe(
    '--trusted-proxy must be an IP address such as 10.0.0.2; it was "proxy.example".',
  );
});
