import type { PropField } from '../schema/prop-fields.ts';
import type { WordPressIsland } from './contracts-for-wordpress.ts';

/** Dashicons of the blocks, by the group of the island. */
const ICONS: Readonly<Record<WordPressIsland['group'], string>> = {
  page: 'layout',
  account: 'admin-users',
  search: 'search',
  product: 'color-picker',
  comparison: 'columns',
};

/** Islands that fill the window. */
const WIDE = [
  'colour-search',
  'compare-page',
  'competitor-search',
  'digital-catalogs',
  'formulation-repository',
  'product-detail',
  'profile',
  'search-listing',
];

/** Returns the `block.json` of an island: WordPress drops attributes that it does not allow. */
export function blockJson({ name, title, summary, group, fields }: WordPressIsland, version: string) {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `ce-widgets/${name}`,
    version,
    title,
    category: 'ce-widgets',
    icon: ICONS[group],
    description: summary,
    keywords: ['pigment', 'ce-widgets'],
    textdomain: 'ce-widgets',
    attributes: Object.fromEntries(fields.map((field) => [field.name, attributeOf(field)])),
    // A theme's column of text is too narrow for filters beside hits, or for products side by side. Not the default of an
    // attribute: editors could not take it back.
    ...(WIDE.includes(name) && {
      variations: [{ name: 'wide', title, isDefault: true, attributes: { align: 'wide' } }],
    }),
    supports: { html: false, align: ['wide', 'full'] },
    editorScript: 'ce-widgets-blocks',
    editorStyle: 'ce-widgets-editor',
  };
}

/** Without a default: a prop that is not set follows the library, also where a later version has another default. */
function attributeOf({ kind, options }: PropField) {
  switch (kind) {
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number' };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: options } };
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'json':
      return { type: ['object', 'array'] };
    case 'choice':
      return { type: 'string', enum: options };
    default:
      return { type: 'string' };
  }
}
