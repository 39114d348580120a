import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../../src/events/bus.ts';
import type { Events } from '../../../../../src/events/events.ts';
import { searchSource } from '../../../../../src/listing/state/engine/search-source.ts';
import { readPayload } from '../../../../../src/payload/read-payload.ts';
import type { RawPayload, User } from '../../../../../src/payload/schema.ts';
import { signIn, signOut } from '../../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import type { Answer } from '../../../../support/services/answers.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../../support/services/sent-request.ts';

const services = { search: 'https://search.example' };
const { signal } = new AbortController();
const hit = { id: 'p-1', product_name: 'Red' };
let answers: Record<string, Answer> = {};
let sent: SentRequest[] = [];
const json = (body: unknown): Answer => ({ json: body });

beforeEach(() => {
  answers = {};
  sent = fakeServices({ '*': ({ path }) => answers[path] ?? { wrong: {}, status: 404 } });
});

function source(payload: RawPayload = {}, servedJson?: string) {
  const { payload: valid } = readPayload({ fields: { version: 1, services, ...payload } });
  const page = { store: createPageStore(valid), bus: createBus() };
  return { page, source: searchSource(page, { url: true, urlPrefix: '' }, servedJson) };
}
const user = (roles: string[] = []) => ({ userId: 'u-1', email: 'a@example.com', tokenPayload: { roles } });

describe('suggestions', () => {
  const request = { list: 'search', filters: new URLSearchParams('type=assets&c=red&q=re') } as const;

  it('are terms within the filters, and at most ten products (rows 233 and 234)', async () => {
    answers['/api/v1/document/suggest'] = json([{ text: 'Red', type: 'color_space', matches: [[0, 2]] }]);
    answers['/api/v1/document/search'] = json({ total: 1, hits: [hit] });
    const { terms, products } = await source().source.suggest(request, signal);
    expect([terms, products]).toMatchObject([[{ text: 'Red', matches: [[0, 2]] }], [{ id: 'p-1' }]]);
    expect(sent.map(({ url, body }) => [new URL(url).search, body])).toEqual([
      ['?type=assets&c=red&q=re', undefined],
      ['?type=pigments&c=red&q=re', { size: 10, isProductSuggestRequest: true }],
    ]);
  });

  it('are those that come where one call fails; without both there are none', async () => {
    answers['/api/v1/document/search'] = json({ total: 1, hits: [hit] });
    expect(await source().source.suggest(request, signal)).toMatchObject({
      terms: [],
      products: [{ id: 'p-1' }],
      isPartial: true,
    });
    answers = { '/api/v1/document/suggest': json([]) };
    expect(await source().source.suggest(request, signal)).toEqual({
      terms: [],
      products: [],
      isPartial: true,
    });
    answers = {};
    await expect(source().source.suggest(request, signal)).rejects.toMatchObject({ status: 404 });
  });
});

describe('an answer in the page', () => {
  const served = (more: object = {}) =>
    JSON.stringify({ query: 'c=red', user: null, answer: { total: 1, hits: [hit] }, ...more });

  it('is read for the user that it is for', async () => {
    expect(await source({}, served()).source.servedAnswer()).toMatchObject({
      query: 'c=red',
      answer: { total: 1, hits: [{ id: 'p-1' }] },
    });
    const own = source({ user: user() }, served({ user: 'u-1' }));
    expect(await own.source.servedAnswer()).toBeDefined();
  });

  it.each([
    undefined,
    '',
    '{',
    '[]',
    '{"query":7}',
    served({ user: 'u-1' }),
    served({ answer: { total: 'many' } }),
    served({ answer: null }),
  ])('takes %s in the page for no answer', async (text) => {
    expect(await source({}, text).source.servedAnswer()).toBeUndefined();
  });

  it('brings the fields of products along', async () => {
    const fields = [{ code: 'c', title: 'Colour' }];
    expect(await source({}, served({ fields })).source.manifest()).toMatchObject(fields);
    expect(sent).toEqual([]);
  });

  it.each([
    ['none', {}],
    ['something else', { fields: 'none' }],
    ["somebody else's", { fields: [], user: 'u-1' }],
  ])('has the service asked for the fields where it holds %s', async (_, more) => {
    answers['/api/v1/manifest/search'] = json([{ code: 'c', title: 'Colour' }]);
    expect(await source({}, served(more)).source.manifest()).toMatchObject([{ code: 'c' }]);
    expect(sent).toHaveLength(1);
  });

  it("is not one person's for another", async () => {
    const other = source({ user: user() }, served({ user: 'u-2' }));
    expect(await other.source.servedAnswer()).toBeUndefined();
  });
});

describe('who looks at the page', () => {
  it('is another with another user, or with other rights', () => {
    const { page, source: own } = source();
    const heard = vi.fn();
    const stop = own.watchViewer(heard);
    signIn(page.store, { ...user(), firstName: '' } as never);
    signIn(page.store, user(['validated']) as never);
    page.store.setState({ token: 'rotated' });
    signOut(page.store);
    stop();
    signIn(page.store, user() as never);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it.each([
    [undefined, false, false],
    [['internal'], true, false],
    [['competitor-viewer'], false, true],
    [['internal', 'admin'], true, true],
  ] as const)('with the roles %j may use filters', (roles, isInternal, maySeeCompetitors) => {
    const { source: own } = source(roles ? { user: user([...roles]) } : {});
    expect(own.audience()).toEqual({ isInternal, maySeeCompetitors, maySeeFormulations: false });
  });

  it('lets those who may see formulations filter by their ingredients', () => {
    const { source: own } = source({ user: { ...user(['validated']), canViewFormulations: true } });
    expect(own.audience().maySeeFormulations).toBe(true);
  });
});

describe('a term for analytics', () => {
  const tracked = (consent: boolean | null, term: string) => {
    const { page, source: own } = source();
    page.store.setState({
      consent: consent === null ? null : { mandatory: true, functional: consent, marketing: false },
    });
    const events: Events['track'][] = [];
    page.bus.on('track', (event) => events.push(event));
    own.onTerm(term);
    return events;
  };

  it('is told after functional consent, cut at 100 characters', () => {
    expect(tracked(true, 'x'.repeat(150))).toEqual([
      { category: 'Search', action: 'Term', name: 'x'.repeat(100) },
    ]);
  });

  it.each([
    [null, 'red'],
    [false, 'red'],
    [true, 'someone@example.com'],
  ])('with consent %s, "%s" is not', (consent, term) => expect(tracked(consent, term)).toEqual([]));
});

it('a session that is over asks for the login, and goes on after it', () => {
  const { page, source: own } = source({ user: user() });
  const opened: string[] = [];
  page.bus.on('overlay:open', ({ name }) => opened.push(name));
  const goOn = vi.fn();
  own.onSessionOver(goOn);
  expect([opened, page.store.getState().isLoginDue]).toEqual([['login'], true]);
  signIn(page.store, page.store.getState().user as User);
  expect(goOn).toHaveBeenCalledOnce();
});

it('the field manifest is one read of the page, and none where it cannot be had', async () => {
  answers['/api/v1/manifest/search'] = json([{ code: 'color_space', title: 'Colour space' }]);
  const { source: own } = source();
  expect(await own.manifest()).toMatchObject([{ title: 'Colour space' }]);
  await own.manifest();
  expect(sent).toHaveLength(1);
  answers = {};
  expect(await source().source.manifest()).toEqual([]);
});

it('the types of documents are one read of the page, and none where they cannot be had', async () => {
  answers['/api/v1/manifest/search'] = json([{ code: 'tds', title: 'TDS', documentCategory: 'technical' }]);
  const { source: own } = source();
  expect(await own.documentTypes()).toMatchObject([{ code: 'tds', documentCategory: 'technical' }]);
  await own.documentTypes();
  expect(sent).toHaveLength(1);
  answers = {};
  expect(await source().source.documentTypes()).toEqual([]);
});
