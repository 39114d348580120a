import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IslandError } from '../../../../src/errors/island-error.ts';
import { explainFailures } from '../../../../src/mount/editor/explain-failures.ts';
import { failIsland } from '../../../../src/mount/island/fail-island.ts';
import type { IslandTable } from '../../../../src/mount/island/table.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { watchOverlayPlaces } from '../../../../src/mount/overlay/overlay-places.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';

vi.mock('virtual:island-snippets', () => ({
  default: { 'main-navigation': '<nav data-ce-widget="main-navigation"></nav>' },
}));

vi.mock('virtual:prop-names', () => ({ default: { 'main-navigation': ['wide'] } }));

withFreshPage();

const table: IslandTable = {
  'main-navigation': { when: 'load' },
  'user-menu': { when: 'load' },
  login: { when: 'event(overlay:shown)', overlay: { rank: 5 } },
};

/** The boxes within an element, as lines of text. */
function boxesIn(element: Element): string[][] {
  return [...element.children]
    .filter(({ localName }) => localName === 'ce-island')
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
    watchOverlayPlaces(openRegistry(), {
      ...table,
      'main-navigation': { when: 'load', overlay: { rank: 1 } },
    });
    openRegistry().overlays.request('main-navigation', 1);
    expect(document.querySelector<HTMLElement>('[data-ce-widget]')?.dataset.ceProps).toContain('modal');
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([]);
  });

  it('says beside an opener that there is no overlay of its name', () => {
    writePayload({ version: 1 });
    const place = addHtml('<p><a data-ce-open="lgin">Log in</a> <a data-ce-open="login">Log in</a></p>');
    explainFailures(openRegistry(), table);
    expect(boxesIn(place)).toEqual([
      ['This opens no overlay', 'There is no overlay "lgin". Did you mean "login"?'],
    ]);
  });

  it('says at the top of the page which names of the payload look misspelt', () => {
    writePayload({ version: 1, logoutURl: '/out' });
    explainFailures(openRegistry(), table);
    expect(boxesIn(document.body)).toEqual([
      ['The page payload has a name that is ignored', 'logoutURl is unknown. Did you mean "logoutUrl"?'],
    ]);
  });

  it('explains an overlay on the page itself, whose place is gone', () => {
    writePayload({ version: 1 });
    watchOverlayPlaces(openRegistry(), table);
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
