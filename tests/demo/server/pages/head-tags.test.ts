import { expect, it } from 'vitest';
import { trustedHtml } from '../../../../demo/server/base/html.ts';
import { islandsIn, renderHeadTags } from '../../../../demo/server/pages/head-tags.ts';
import { fakeTags } from '../../../server/fake-tags.ts';

it('finds the islands of a page, each once, those of its main part first', () => {
  const main = trustedHtml('<div data-ce-widget="search-listing"></div><div data-ce-widget="other"></div>');
  const layout = '<nav data-ce-widget="main-navigation"></nav><p data-ce-widget="search-listing"></p>';
  expect(islandsIn(fakeTags, [main, layout])).toEqual(['search-listing', 'main-navigation']);
  expect(islandsIn(undefined, [main])).toEqual([]);
});

it('has tags of the build, and without one the script alone', () => {
  expect(renderHeadTags(fakeTags, { islands: ['main-navigation'] }).toString()).toContain(
    '<link rel="modulepreload" href="/ce/shell-1.js" integrity="sha384-shell">',
  );
  expect(renderHeadTags(undefined, { islands: [] }).toString()).toBe(
    '<script src="/ce/ce-widgets.js" defer></script>',
  );
});
