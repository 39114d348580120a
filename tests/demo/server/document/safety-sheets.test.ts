import { beforeAll, describe, expect, it } from 'vitest';
import { createDocumentApp } from '../../../../demo/server/document/app.ts';
import { seededContext, seenBy, viewers } from '../service.ts';

let app: ReturnType<typeof createDocumentApp>;

beforeAll(() => {
  app = createDocumentApp(seededContext());
});

const order = (body: unknown, viewer = viewers.visitor as (typeof viewers)[keyof typeof viewers]) =>
  seenBy(app, viewer).request('/api/v2/msds/document', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('safety data sheets', () => {
  it('come in languages and types, English among them', async () => {
    const visitor = seenBy(app, viewers.visitor);
    const languages = await (await visitor.request('/api/v2/msds/languages')).json();
    expect(languages).toContainEqual({ key: 'Eng', value: 'English' });
    const types = (await (await visitor.request('/api/v2/msds/types')).json()) as {
      key: string;
      value: string;
    }[];
    expect(types.length).toBeGreaterThan(2);
  });

  it('arrive as a file named after article and language', async () => {
    const response = await order({ emg: '213540', language: 'Ger', type: 'sds-eu' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="SDS_213540_Ger.pdf"');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it.each([
    [{ emg: '213540', language: 'Elvish', type: 'sds-eu' }, 400],
    [{ emg: '213540', language: 'Eng' }, 400],
    [{ emg: 'none', language: 'Eng', type: 'sds-eu' }, 404],
    [{}, 400],
  ])('refuse %j', async (body, status) => {
    const response = await order(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });
});
