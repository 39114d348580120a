import { array, object, optional, parse, string } from 'valibot';
import type { PluginText } from './plugin-text.ts';

const named = {
  title: optional(string()),
  description: optional(string()),
  keywords: optional(array(string())),
};
const blockSchema = object({
  ...named,
  styles: optional(array(object({ label: optional(string()) }))),
  variations: optional(array(object(named))),
});

/**
 * Lists the texts of a `block.json`, which WordPress translates in contexts of its own
 * (https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-includes/block-i18n.json).
 */
export function blockTexts(path: string, json: string): PluginText[] {
  const { styles = [], variations = [], ...block } = parse(blockSchema, JSON.parse(json));
  const inContext = (context: string, ...texts: readonly (string | undefined)[]): PluginText[] =>
    texts.filter((text) => text !== undefined).map((text) => ({ text, context, reference: path }));
  const namesOf = ({ title, description, keywords = [] }: typeof block, context: string) => [
    ...inContext(`${context} title`, title),
    ...inContext(`${context} description`, description),
    ...inContext(`${context} keyword`, ...keywords),
  ];
  return [
    ...namesOf(block, 'block'),
    ...inContext('block style label', ...styles.map(({ label }) => label)),
    ...variations.flatMap((variation) => namesOf(variation, 'block variation')),
  ];
}
