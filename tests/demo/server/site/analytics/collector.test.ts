import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { analyticsCollector } from '../../../../../demo/server/site/analytics/collector.ts';

describe('analyticsCollector', () => {
  it('keeps what a client sends, by query or body, and shows it', async () => {
    const app = analyticsCollector(new DatabaseSync(':memory:'));
    const one = await app.request('/analytics/matomo.php?idsite=1&rec=1&action_name=Home');
    await app.request('/analytics/matomo.php', { method: 'POST', body: 'idsite=1&rec=1&e_c=Login' });
    await app.request('/analytics/matomo.php?idsite=1');
    expect(one.status).toBe(204);
    expect(await (await app.request('/demo/analytics.json')).json()).toEqual([
      { idsite: '1', rec: '1', action_name: 'Home' },
      { idsite: '1', rec: '1', e_c: 'Login' },
    ]);
  });

  it('serves its client as a script', async () => {
    const answer = await analyticsCollector(new DatabaseSync(':memory:')).request('/analytics/matomo.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toContain('_paq');
  });
});
