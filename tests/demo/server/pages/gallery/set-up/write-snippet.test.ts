import { describe, expect, it } from 'vitest';
import { type SetUp, SNIPPETS } from '../../../../../../demo/server/pages/gallery/set-up/set-up.ts';
import { writeSetUpSnippet } from '../../../../../../demo/server/pages/gallery/set-up/write-snippet.ts';
import { contracts } from '../../../../../../widgets/contracts.ts';

function write(name: string, snippet: SetUp['snippet'], more: Partial<SetUp> = {}): string {
  const island = contracts.find((contract) => contract.name === name);
  if (!island) throw new Error(name);
  return writeSetUpSnippet(island, { props: {}, payload: {}, tokens: {}, snippet, ...more });
}

const props = { title: "Red 'n' <blue>", types: ['assets'], filters: { i: 'coatings' }, size: 12 };

it('HTML has styles, payload and marker', () => {
  expect(
    write('search-listing', 'html', { props, payload: { industries: [] }, tokens: { '--ce-radius': '0' } }),
  ).toBe(`<style>
:root {
  --ce-radius: 0;
}
</style>
<script type="application/json" id="ce-payload">
{
  "industries": []
}
</script>
<div data-ce-widget="search-listing" data-ce-props='{"title":"Red &#39;n&#39; &lt;blue>","types":["assets"],"filters":{"i":"coatings"},"size":12}'></div>`);
});

describe('PHP', () => {
  it('escapes what the page then reads', () => {
    expect(write('search-listing', 'php', { props })).toBe(`<?php $props = [
  'title' => 'Red \\'n\\' <blue>',
  'types' => ['assets'],
  'filters' => [
    'i' => 'coatings',
  ],
  'size' => 12,
]; ?>
<div data-ce-widget="search-listing" data-ce-props="<?= htmlspecialchars(json_encode($props, JSON_THROW_ON_ERROR)) ?>">
  <!-- what the server renders: shown until the island is ready, kept if it fails -->
</div>`);
  });

  it('writes an object without fields as one', () => {
    expect(write('user-menu', 'php')).toContain('$props = (object) [];');
  });
});

it('WordPress has the block as its editor saves it, or the shortcode of a link', () => {
  expect(write('search-listing', 'wordpress', { props: { title: 'a "b" --> c', size: 12 } })).toBe(
    '<!-- wp:ce-widgets/search-listing {"title":"a \\u0022b\\u0022 \\u002d\\u002d\\u003e c","size":12} /-->',
  );
  expect(write('user-menu', 'wordpress')).toBe('<!-- wp:ce-widgets/user-menu /-->');
  expect(write('safety-sheet', 'wordpress', { props: { prd: '353695', productName: 'Rubelis Red' } })).toBe(
    '[ce_open island="safety-sheet" prd="353695" product_name="Rubelis Red"]…[/ce_open]',
  );
});

it('npm and React have props as in code', () => {
  expect(write('search-listing', 'npm', { props: { size: 12 } })).toBe(
    `import { mountSearchListing, mountAll } from 'ce-widgets';\n\nmountAll();\nmountSearchListing(element, {\n  size: 12\n});`,
  );
  expect(write('search-listing', 'react', { props: { size: 12 } })).toContain(
    '<Island name="search-listing" props={{\n  size: 12\n}}>',
  );
});

it('overlays are opened, not placed', () => {
  expect(write('login', 'npm')).toContain("open('login');");
  expect(write('safety-sheet', 'react', { props: { prd: '1' } })).toContain('data-ce-open="safety-sheet"');
  expect(write('login', 'php')).toContain('<a href="…" data-ce-open="login"');
});

it.each(Object.keys(SNIPPETS) as SetUp['snippet'][])('%s names the island', (snippet) => {
  for (const { name } of contracts)
    expect(write(name, snippet).toLowerCase().replaceAll('-', '')).toContain(name.replaceAll('-', ''));
});
