import type { PluginText } from './plugin-text.ts';

/** Fields of the plugin's header that WordPress translates in its list of plugins. */
const FIELDS = ['Plugin Name', 'Plugin URI', 'Description', 'Author', 'Author URI'];

/** Lists the texts in the header of the plugin's main file. */
export function headerTexts(path: string, code: string): PluginText[] {
  return FIELDS.flatMap((field) => {
    const text = new RegExp(`^[ \\t/*#@]*${field}:(.*)$`, 'm').exec(code)?.[1]?.trim();
    return text ? [{ text, comment: `${field} of the plugin`, reference: path }] : [];
  });
}
