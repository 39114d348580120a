import { parseArgs } from 'node:util';
import { type HeadTagsOptions, writeHeadTags } from '../head-tags.ts';
import type { Tags } from '../tags.ts';

export const USAGE = `Usage: ce-widgets tags --base <address> [options]

Prints the tags of a page's head: the script with its integrity, and preloads of what its islands fetch first.

  --base <address>      folder of the files of dist/cdn, of this version
  --islands <names>     islands that stand on the page, with commas: main-navigation,search-listing
  --asks-for-consent    the page will ask for consent: preload the cookie dialog instead
  --import-map          also print the import map, for browsers that check modules by it only
  --nonce <nonce>       nonce of the page's content security policy`;

/** What the command needs of the package. */
export interface Package {
  tags: Tags;
  readImportMap: () => NonNullable<HeadTagsOptions['importMap']>;
}

/**
 * Runs `ce-widgets tags`.
 *
 * @param args what follows the command's name
 * @returns the text to print
 * @throws Error for wrong options, with what is wrong
 */
export function tagsCommand(args: readonly string[], { tags, readImportMap }: Package): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      islands: { type: 'string', default: '' },
      'asks-for-consent': { type: 'boolean', default: false },
      'import-map': { type: 'boolean', default: false },
      nonce: { type: 'string' },
    },
  });
  if (!values.base) throw new Error('--base is missing: the address of the folder with the files.');
  return writeHeadTags(tags, {
    base: values.base,
    islands: values.islands.split(',').flatMap((name) => name.trim() || []),
    asksForConsent: values['asks-for-consent'],
    nonce: values.nonce,
    importMap: values['import-map'] ? readImportMap() : undefined,
  });
}
