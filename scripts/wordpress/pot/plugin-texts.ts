import { blockTexts } from './block-texts.ts';
import { headerTexts } from './header-texts.ts';
import { phpTexts } from './php-texts.ts';
import type { PluginText } from './plugin-text.ts';
import { scriptTexts } from './script-texts.ts';

/** The plugin's main file, from its folder. */
const MAIN_FILE = 'ce-widgets.php';

/** Lists all texts of the plugin, in the order of its files. `files` are its sources by their paths from its folder. */
export function pluginTexts(files: ReadonlyMap<string, string>): PluginText[] {
  return [...files].flatMap(([path, code]) => {
    if (path === MAIN_FILE) return [...headerTexts(path, code), ...phpTexts(path, code)];
    if (path.endsWith('.php')) return phpTexts(path, code);
    if (path.endsWith('.js')) return scriptTexts(path, code);
    return path.endsWith('block.json') ? blockTexts(path, code) : [];
  });
}
