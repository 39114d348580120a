import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IslandError } from '../../../../src/errors/island-error.ts';
import { explainFailures } from '../../../../src/mount/editor/explain-failures.ts';
import { failIsland } from '../../../../src/mount/island/fail-island.ts';
import type { IslandTable } from '../../../../src/mount/island/table.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { watchOverlayPlaces } from '../../../../src/mount/overlay/overlay-places.ts';
import { watchLoading } from '../../../../src/mount/overlay/watch-loading.ts';
import { takePayload } from '../../../../src/mount/watch-payload.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';

vi.mock('virtual:island-snippets', () => ({
  default: {
    'main-navigation': '<nav data-ce-widget="main-navigation"></nav>',
    'comparison-button': `<div data-ce-widget="comparison-button" data-ce-props='{"id":"p-1","product_name":"It&#39;s red","industries":["coatings"]}'></div>`,
  },
}));

vi.mock('virtual:prop-names', () => ({ default: { 'main-navigation': ['wide'] } }));

withFreshPage();

const table: IslandTable = {
  'main-navigation': { when: 'load' },
  'user-menu': { when: 'load' },
  login: { when: 'event(overlay:shown)', overlay: { rank: 5 } },
};

/** The boxes within an element, as lines of text; without the panel, which is always there. */
function boxesIn(element: Element): string[][] {
  return [...element.children]
    .filter(({ localName, shadowRoot }) => localName === 'ce-island' && !shadowRoot?.querySelector('details'))
    .map((host) =>
      [...(host.shadowRoot?.querySelectorAll('p,pre') ?? [])].map((part) => part.textContent ?? ''),
    );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('explainFailures', () => {
  it('says in the place of an island what is wrong and what would work', () => {
    writePayload({ version: 1 });
    const element = addHtml('<nav data-ce-widget="main-navigatoin">Served</nav>');
    explainFailures(openRegistry(), table);
    const error = new IslandError('main-navigatoin', 'there is no island of this name.');
    failIsland(element, 'main-navigatoin', error);
    expect(boxesIn(element)).toEqual([
      [
        'Island "main-navigatoin" is not set up correctly',
        'Island "main-navigatoin": there is no island of this name.',
        'This would work:',
        '<nav data-ce-widget="main-navigation"></nav>',
      ],
    ]);
    expect(element.textContent).toBe('Served');
  });

  it('names in one box what answers contain and this version does not know, also from before it came', () => {
    writePayload({ version: 1 });
    const shared = openRegistry();
    shared.bus.emit('answer:unknown', { names: ['one'] });
    explainFailures(shared, table);
    shared.bus.emit('answer:unknown', { names: ['one', 'two'] });
    expect(boxesIn(document.body)).toEqual([
      ['The services send what this version does not know', 'Visitors notice nothing. Unknown: one; two.'],
    ]);
  });

  it.each([
    ['<div data-ce-widget="user-menu"></div>', 1],
    ['<div data-ce-widget="user-menu"></div><div data-ce-widget="notices"></div>', 0],
    ['<nav data-ce-widget="main-navigation"></nav>', 0],
    ['<p>Nothing of ours</p>', 0],
  ])('says of %s that notices show nowhere: %i', (html, count) => {
    writePayload({ version: 1 });
    addHtml(`<main>${html}</main>`);
    explainFailures(openRegistry(), { ...table, notices: { when: 'load' } });
    const titles = boxesIn(document.body).map(([title]) => title);
    expect(titles.filter((title) => title === 'The page shows no notices')).toHaveLength(count);
  });

  it('explains also what failed before it came', () => {
    writePayload({ version: 1 });
    const element = addHtml('<div></div>');
    const shared = openRegistry();
    failIsland(element, 'user-menu', new IslandError('user-menu', 'wrong.'));
    explainFailures(shared, table);
    expect(boxesIn(element)).toHaveLength(1);
  });

  it('says where a script or embed waits for a consent that does not exist', () => {
    writePayload({ version: 1 });
    const place = addHtml('<div><template data-ce-consent="statistics">Film</template></div>');
    explainFailures(openRegistry(), table);
    expect(boxesIn(place)).toEqual([
      [
        'This waits for no consent that there is',
        'data-ce-consent must be "functional" or "marketing", but is "statistics".',
        'This would work:',
        '<template data-ce-consent="functional">Film</template>',
      ],
    ]);
  });

  it('says at the top of the page what is wrong with the payload, by its path', () => {
    writePayload({ mainMenu: [{ id: 1, menuTitle: 'A', link: 5 }], logoutUrl: 7 });
    explainFailures(openRegistry(), table);
    const lines = boxesIn(document.body).map(([title, text]) => [title, text]);
    expect(lines).toEqual([
      ['The page payload is not set up correctly', 'mainMenu[0].link must be string, but is 5.'],
      ['The page payload is not set up correctly', 'logoutUrl must be string, but is 7.'],
    ]);
  });

  it('says anew what is wrong once the payload has changed, and nothing on a page for visitors', () => {
    writePayload({ editor: true, logoutUrl: 7 });
    const shared = openRegistry();
    explainFailures(shared, table);
    const texts = () => boxesIn(document.body).map(([, text]) => text);
    takePayload(shared, '{ "editor": true, "logoutUrl": "/out", "backUrl": 5 }');
    expect(texts()).toEqual(['backUrl must be string, but is 5.']);
    takePayload(shared, '{ "editor": true, "logoutUrl": "/out" } x');
    expect(texts()).toEqual([expect.stringMatching(/^The payload is not JSON from line 1, column 41/)]);
    takePayload(shared, '{ "backUrl": 5 }');
    expect(texts()).toEqual([]);
  });

  it('says where the payload holds what nobody sees, and how the line would be right', () => {
    writePayload('{ "version": 1,\n\u00a0"logoutUrl": "/out" }');
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([
      [
        'The page payload is not set up correctly',
        'The payload is not JSON from line 2, column 1, after { "version": 1,, where an invisible character stands, no-break space (U+00A0): delete it',
        'This would work:',
        '"logoutUrl": "/out" }',
      ],
    ]);
  });

  it('shows invisible characters in names', () => {
    writePayload({ 'logout\u200bUrl': '/out' });
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)[0]?.[1]).toBe('logout‹U+200B›Url is unknown. Did you mean "logoutUrl"?');
  });

  it('keeps the props of an island whose JSON holds what nobody sees', () => {
    writePayload({ version: 1 });
    const element = addHtml('<div></div>');
    element.dataset.ceWidget = 'comparison-button';
    element.dataset.ceProps = '{\u00a0"id": "p-7" }';
    const shared = openRegistry();
    explainFailures(shared, { ...table, 'comparison-button': { when: 'load' } });
    failIsland(element, 'comparison-button', new IslandError('comparison-button', 'wrong.'));
    expect(boxesIn(element)[0]?.[3]).toBe(
      `<div data-ce-widget="comparison-button" data-ce-props='{"id":"p-7"}'></div>`,
    );
  });

  it('names two payloads, and what the one that is not read holds', () => {
    writePayload({ version: 1 });
    writePayload({ version: 1, logoutUrl: '/out' });
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([
      [
        'The page has more than one payload',
        expect.stringContaining('2 elements have the id "ce-payload", and one is read'),
        'This would work:',
        '"logoutUrl": "/out"',
      ],
    ]);
  });

  it.each<[string, string, string]>([
    [
      '<p data-ce-theme="Dark" class="a"></p>',
      'There is no such theme',
      '<p data-ce-theme="dark" class="a"></p>',
    ],
    ['<p data-ce-theme="blue"></p>', 'There is no such theme', '<p data-ce-theme="light"></p>'],
    [
      '<span data-ce-tooltip="Text" class="a">i</span>',
      'Not everybody reaches this tooltip',
      '<span data-ce-tooltip="Text" class="a" tabindex="0"></span>',
    ],
    [
      '<button data-ce-tooltip="Text" disabled>i</button>',
      'Not everybody reaches this tooltip',
      '<button data-ce-tooltip="Text" aria-disabled="true"></button>',
    ],
    [
      `<div data-ce-widget="product-detail" data-ce-props='{"productId":"/product/p-0042?i=coatings","productPage":"/p/{id}"}'></div>`,
      'Island "product-detail" gets an address for an id',
      `<div data-ce-widget="product-detail" data-ce-props='{"productId":"p-0042","productPage":"/p/{id}"}'></div>`,
    ],
    [
      '<div style="transform: scale(1)"><section><div data-ce-widget="basket-bar"></div></section></div>',
      'Island "basket-bar" is not where it should be',
      '<div data-ce-widget="basket-bar"></div>\n</body>',
    ],
  ])('says of %s what cannot be meant, with a remedy that keeps what is right', (html, title, remedy) => {
    writePayload({ version: 1 });
    const place = addHtml(`<main>${html}</main>`);
    explainFailures(openRegistry(), table);
    const boxes = [place, ...place.querySelectorAll('section')].flatMap(boxesIn);
    expect(boxes.map(([first, , , last]) => [first, last])).toEqual([[title, remedy]]);
  });

  it.each([
    '<p data-ce-theme="dark"></p>',
    '<a href="/" data-ce-tooltip="Text">i</a>',
    '<span data-ce-tooltip="Text"><button>i</button></span>',
    `<div data-ce-widget="product-detail" data-ce-props='{"productId":"p-0042"}'></div>`,
    '<div style="transform: none"><div data-ce-widget="basket-bar"></div></div>',
  ])('says nothing of %s', (html) => {
    writePayload({ version: 1 });
    const place = addHtml(`<main>${html}</main>`);
    explainFailures(openRegistry(), table);
    expect([place, ...place.querySelectorAll('*')].flatMap(boxesIn)).toEqual([]);
  });

  it('says beside an island which of its props are ignored', () => {
    writePayload({ version: 1 });
    const place = addHtml(
      `<div><nav data-ce-widget="main-navigation" data-ce-props='{ "wides": 1 }'></nav></div>`,
    );
    explainFailures(openRegistry(), table);
    expect(boxesIn(place)).toEqual([
      ['Island "main-navigation" ignores a prop', 'data-ce-props.wides is unknown. Did you mean "wide"?'],
    ]);
  });

  it("accepts the props that the library itself gives to an overlay's element", () => {
    writePayload({ version: 1 });
    const overlays: IslandTable = { ...table, 'main-navigation': { when: 'load', overlay: { rank: 6 } } };
    watchOverlayPlaces(openRegistry(), overlays, watchLoading(openRegistry(), overlays));
    openRegistry().overlays.request('main-navigation', 6);
    expect(document.querySelector<HTMLElement>('[data-ce-widget]')?.dataset.ceProps).toContain('modal');
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([]);
  });

  it('says beside an opener that there is no overlay of its name', () => {
    writePayload({ version: 1 });
    const place = addHtml('<p><a data-ce-open="lgin">Log in</a> <a data-ce-open="login">Log in</a></p>');
    explainFailures(openRegistry(), table);
    expect(boxesIn(place)).toEqual([
      [
        'This opens no overlay',
        'There is no overlay "lgin". Did you mean "login"?',
        'This would work:',
        '<a data-ce-open="login"></a>',
      ],
    ]);
  });

  it('says beside an overlay that nothing is shown in an element', () => {
    writePayload({ version: 1 });
    const place = addHtml(
      `<div><div data-ce-widget="login" data-ce-props='{ "email": "a" }'></div><p data-ce-widget="gate"></p></div>`,
    );
    explainFailures(openRegistry(), {
      ...table,
      gate: { when: 'event(overlay:shown)', overlay: { rank: 3 } },
    });
    expect(boxesIn(place)).toEqual([
      [
        'Island "login" shows nothing in this element',
        '"login" is an overlay: a link or button opens it.',
        'This would work:',
        `<button data-ce-open="login" data-ce-props='{ "email": "a" }' type="button">Open login</button>`,
      ],
      [
        'Island "gate" shows nothing in this element',
        '"gate" opens by itself when it is due: remove this element.',
      ],
    ]);
  });

  it('says beside an element which of its attributes is misspelt', () => {
    writePayload({ version: 1 });
    const place = addHtml(
      '<div><nav class="menu" data-ce-widgets="main-navigation"></nav><i data-center="1" data-ce-hit=""></i></div>',
    );
    explainFailures(openRegistry(), table);
    expect(boxesIn(place)).toEqual([
      [
        'This attribute is ignored',
        'data-ce-widgets is unknown. Did you mean "data-ce-widget"?',
        'This would work:',
        '<nav class="menu" data-ce-widget="main-navigation"></nav>',
      ],
    ]);
  });

  it('says beside the outer island that another must not stand in it', () => {
    writePayload({ version: 1 });
    const place = addHtml(
      '<div><nav data-ce-widget="main-navigation"><p data-ce-widget="user-menu"></p></nav></div>',
    );
    explainFailures(openRegistry(), table);
    const inner = place.querySelector('p') as Element;
    failIsland(inner, 'user-menu', new IslandError('user-menu', 'not inside.'));
    expect(boxesIn(place)).toEqual([
      [
        'Island "user-menu" is not set up correctly',
        'Island "user-menu": not inside.',
        'This would work:',
        '<nav data-ce-widget="main-navigation"></nav>\n<p data-ce-widget="user-menu"></p>',
      ],
    ]);
  });

  it('keeps the right props in its snippet, and takes the others from the example', () => {
    writePayload({ version: 1 });
    const element = addHtml(
      `<div id="a" data-ce-widget="comparison-button" data-ce-props='{ "id": "p-7", "product_name": 5, "extra": true }'></div>`,
    );
    explainFailures(openRegistry(), { ...table, 'comparison-button': { when: 'load' } });
    const options = { props: ['product_name', 'industries'] };
    failIsland(element, 'comparison-button', new IslandError('comparison-button', 'two are wrong.', options));
    expect(boxesIn(element)[0]?.[3]).toBe(
      `<div id="a" data-ce-widget="comparison-button" data-ce-props='{"id":"p-7","extra":true,"product_name":"It&#39;s red","industries":["coatings"]}'></div>`,
    );
  });

  it('says where the JSON of props breaks', () => {
    writePayload({ version: 1 });
    const element = addHtml(`<div data-ce-widget="comparison-button" data-ce-props='{"id": "p-7",}'></div>`);
    explainFailures(openRegistry(), { ...table, 'comparison-button': { when: 'load' } });
    failIsland(element, 'comparison-button', new IslandError('comparison-button', 'no JSON.'));
    expect(boxesIn(element)[0]?.[1]).toBe(
      'Island "comparison-button": no JSON. It is not JSON from line 1, column 14, after {"id": "p-7",',
    );
  });

  it('names each wrong value of a field, and repairs only these', () => {
    const item = { id: 1, menuTitle: 'A', link: '/a' };
    writePayload({ mainMenu: [item, { ...item, link: 5 }, { menuTitle: 'B' }], logoutUrl: 7 });
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body).map(([, text, , snippet]) => [text, snippet])).toEqual([
      [
        'mainMenu[1].link must be string, but is 5. mainMenu[2].id must be present, but is missing or null.',
        'mainMenu[1]: {"id":1,"menuTitle":"A","link":"/…"}\nmainMenu[2]: {"menuTitle":"B","id":"…"}',
      ],
      ['logoutUrl must be string, but is 7.', '"logoutUrl": "/…"'],
    ]);
  });

  it.each([
    ['{ "version": 1, }', 'The payload is not JSON from line 1, column 17, after { "version": 1,'],
    [
      '',
      'The payload must be a JSON object in <script type="application/json" id="ce-payload">, but is empty.',
    ],
  ])('says what is wrong with the payload %j', (json, message) => {
    writePayload(json);
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)[0]?.[1]).toBe(message);
  });

  it('says of an element with the id of the payload why it is not read', () => {
    document.body.innerHTML = '<script type="text/json" id="ce-payload">{ "version": 1 }</script>';
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)[0]?.slice(1)).toEqual([
      'The element with the id "ce-payload" is <script type="text/json" id="ce-payload">, which is not read.',
      'This would work:',
      '<script type="application/json" id="ce-payload">…</script>',
    ]);
  });

  it('names the script tags where there are several', () => {
    writePayload({ version: 1 });
    for (const src of ['/ce/ce-widgets.js', '/plugin/ce-widgets.js?ver=2', '/ce-widgets/theme.js']) {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.body.append(script);
    }
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)[0]?.slice(0, 2)).toEqual([
      'The page has 2 script tags of ce-widgets',
      'Only the first is used; remove the others: http://localhost:3000/ce/ce-widgets.js, http://localhost:3000/plugin/ce-widgets.js?ver=2.',
    ]);
  });

  it('says at the top of the page which names of the payload look misspelt', () => {
    writePayload({ version: 1, logoutURl: '/out' });
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([
      ['The page payload has a name that is ignored', 'logoutURl is unknown. Did you mean "logoutUrl"?'],
    ]);
  });

  it('says what the site has to do where a login has not reached the page', () => {
    writePayload({ version: 1 });
    openRegistry().bus.emit('login:lost', {});
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([
      [
        'The login has not reached this page',
        expect.stringContaining('Write the user into the payload of each page'),
        'This would work:',
        '"user": { "userId": "…", "email": "…", "token": "…" }',
      ],
    ]);
  });

  it('explains an overlay on the page itself, whose place is gone', () => {
    writePayload({ version: 1 });
    watchOverlayPlaces(openRegistry(), table, watchLoading(openRegistry(), table));
    explainFailures(openRegistry(), table);
    openRegistry().overlays.request('login', 5);
    const place = document.querySelector('[data-ce-widget=login]') as Element;
    failIsland(
      place,
      'login',
      new IslandError('login', 'the payload lacks the field "links", or it is wrong.'),
    );
    expect(boxesIn(document.body)).toHaveLength(1);
  });

  it('advises nothing where the set-up is not to blame', () => {
    writePayload({ version: 1 });
    const element = addHtml('<div></div>');
    explainFailures(openRegistry(), table);
    failIsland(element, 'user-menu', new Error('x is not a function'));
    expect(boxesIn(element)).toEqual([['Island "user-menu" does not work', 'x is not a function']]);
  });

  it('shows hostile names and messages as text', () => {
    writePayload({ version: 1 });
    const element = addHtml('<div></div>');
    explainFailures(openRegistry(), table);
    failIsland(element, '<img src=x>', new IslandError('<img src=x>', '<script>alert(1)</script>'));
    const root = element.querySelector('ce-island')?.shadowRoot;
    expect(root?.querySelectorAll('img,script')).toHaveLength(0);
  });
});
