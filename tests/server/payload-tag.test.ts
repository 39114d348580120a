import { expect, it, vi } from 'vitest';
import { payload } from '../../server/payload-tag.ts';

const read = (html: string) =>
  JSON.parse(/^<script type="application\/json" id="ce-payload">(.*)<\/script>$/s.exec(html)?.[1] ?? '');

it('writes the payload, and nothing in it can end the element or open a comment in it', () => {
  const title = '</script><script>alert(1)</script><!-- "\'\u2028';
  const html = payload({ version: 1, texts: { title } });
  expect(html.match(/</g)).toHaveLength(2);
  expect(read(html)).toEqual({ version: 1, texts: { title } });
});

it('names each fault by its path, and still writes what it was given', () => {
  const onFault = vi.fn();
  const data = {
    version: 1,
    mainMenu: [{ id: 'a', menuTitle: 7 }],
    services: { search: 1 },
    sharedComparison: { industry: 2, basket: [] },
  };
  expect(read(payload(data as never, { onFault }))).toEqual(data);
  const faults = onFault.mock.calls.map(([{ path }]) => path);
  expect(faults).toEqual(['mainMenu[0].menuTitle', 'services.search', 'sharedComparison.industry']);
  expect(onFault.mock.calls[0]?.[0].message).toContain('string');
});

it('writes faults to the console if nobody asks for them', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  payload({ version: 'one' } as never);
  expect(log.mock.calls).toEqual([[expect.stringContaining('version')]]);
});

it('lets a page be refused', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  expect(() => payload({ editor: 1 } as never, { onFault: refuse })).toThrow('refused');
});
