import { expect, test } from 'vitest';
import { serve } from '../../../bench/support/serve.ts';

test('serves files compressed beforehand, by their types, and nothing else', async () => {
  const server = await serve({ '/page': '<p>hello</p>', '/a.js': 'let a;' });
  try {
    const page = await fetch(`${server.origin}/page?flag=1`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toBe('<p>hello</p>');
    const script = await fetch(`${server.origin}/a.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${server.origin}/b.js`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

test('answers requests for no file by a function, else with 404', async () => {
  const server = await serve({ '/page': '' }, ({ method, path, body }) =>
    path.startsWith('/services/') ? Promise.resolve(JSON.stringify({ method, path, body })) : undefined,
  );
  try {
    const answer = await fetch(`${server.origin}/services/search?q=red`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ method: 'POST', path: '/services/search?q=red', body: '{}' });
    expect((await fetch(`${server.origin}/other`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});
