import { TOKENS } from '../../demo/server/pages/gallery/set-up/set-up.ts';
import type { IslandFacts, IslandGroup } from '../../src/mount/island/contract.ts';
import { linkNames, serviceNames } from '../../src/payload/address-names.ts';
import { contracts } from '../../widgets/contracts.ts';
import { placedBy } from '../generate/placed-by.ts';
import { type PropField, propFields } from '../schema/prop-fields.ts';

/** What the plugin knows of ce-widgets: `includes/generated/contracts.json`. */
export interface WordPressContracts {
  islands: readonly WordPressIsland[];
  services: Readonly<Record<string, WordPressAddress>>;
  links: Readonly<Record<string, WordPressAddress>>;
  /** Descriptions, by name. */
  tokens: Readonly<Record<string, string>>;
}

/** An island that an editor can place or open. */
export interface WordPressIsland {
  name: string;
  /** Its name in the block inserter. */
  title: string;
  group: IslandGroup;
  summary: string;
  /** Whether a block places it. */
  isPlaced: boolean;
  /** Whether a link can open it. */
  isOpened: boolean;
  /** Name of the element that it is placed into. */
  element: string;
  /** Its props, as controls of the editor. */
  fields: readonly WordPressField[];
}

/** An address of the settings. */
export interface WordPressAddress {
  label: string;
  help: string;
}

/** A prop as a control of the editor. */
export interface WordPressField extends PropField {
  label: string;
}

/** Returns what the plugin knows of ce-widgets. */
export function contractsForWordPress(): WordPressContracts {
  return {
    islands: contracts.map(islandForWordPress).filter(({ isPlaced, isOpened }) => isPlaced || isOpened),
    services: described(serviceNames),
    links: described(linkNames),
    tokens: TOKENS,
  };
}

function described(names: Readonly<Record<string, string>>): Record<string, WordPressAddress> {
  return Object.fromEntries(
    Object.entries(names).map(([name, help]) => [name, { label: inWords(name), help: withoutMarks(help) }]),
  );
}

function islandForWordPress(island: IslandFacts): WordPressIsland {
  const { name, group, summary } = island;
  return {
    name,
    title: inWords(name),
    group,
    summary,
    isPlaced: placedBy(island).includes('marker'),
    isOpened: placedBy(island).includes('opener'),
    element: name === 'main-navigation' ? 'nav' : 'div',
    fields: propFields(island).map((field) => ({
      ...field,
      help: withoutMarks(field.help),
      label: inWords(field.name),
    })),
  };
}

/** Doc comments mark code by backticks, which readers of a form need not see. */
function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
}

/** `search-listing` and `productId` as `Search listing` and `Product id`. */
function inWords(name: string): string {
  if (name === 'prd') return 'Product code';
  const words = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
