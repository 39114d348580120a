import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { readIslandSnippets } from '../../../scripts/build/island-snippets.ts';
import { contracts } from '../../../widgets/contracts.ts';

let snippets: Record<string, string>;
beforeAll(async () => {
  snippets = await readIslandSnippets();
});

/** The props that a snippet gives an island. */
function propsIn(snippet: string): unknown {
  const [, json] = / data-ce-props='([^']*)'/.exec(snippet) ?? [];
  const text = json?.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return JSON.parse(text ?? '{}');
}

test.each(contracts)('$name has a snippet whose props it takes', ({ name, props }) => {
  const snippet = snippets[name] ?? '';
  const [, shown = ''] = /data-ce-(?:widget|open)="([^"]+)"/.exec(snippet) ?? [];
  const opened = contracts.find((each) => each.name === shown);
  expect(opened, snippet).toBeDefined();
  // One that no page can open is led to by another island.
  const schema = shown === name ? props : opened?.props;
  expect(v.safeParse(schema as typeof props, propsIn(snippet)).success, snippet).toBe(true);
});

test('the snippet of an island with props holds them', () => {
  expect(snippets['comparison-button']).toBe(
    `<div data-ce-widget="comparison-button" data-ce-props='{"id":"p-0001","prd":"213540","product_name":"Rubelis Red 3540","industries":["coatings","plastics"]}'></div>`,
  );
  expect(snippets.login).toBe('<a href="?showLogin=1" data-ce-open="login">Open login</a>');
});
