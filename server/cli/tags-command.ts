import { type HeadTagsOptions, writeHeadTags } from '../head-tags.ts';
import type { Tags } from '../tags.ts';
import { readOptions } from './read-options.ts';

export const USAGE = `Usage: ce-widgets tags --base <address> [options]

Prints the tags of a page's head: the script with its integrity, and preloads of what its islands fetch first.

  --base <address>      folder of the files of dist/cdn, of this version
  --islands <names>     islands that stand on the page, with commas: main-navigation,search-listing
  --asks-for-consent    the page will ask for consent: preload the cookie dialog instead
  --import-map          also print the import map, for browsers that check modules by it only
  --nonce <nonce>       nonce of the page's content security policy`;

/** An address to which names of files can be appended. A bare name would be another folder on each page. */
const ADDRESS = /^(https?:\/\/[^\s/?#]|\.{0,2}\/)[^\s?#]*$/i;

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
  const values = readOptions(args, {
    base: { type: 'string' },
    islands: { type: 'string', default: '' },
    'asks-for-consent': { type: 'boolean', default: false },
    'import-map': { type: 'boolean', default: false },
    nonce: { type: 'string' },
  });
  const { base } = values;
  if (!base) throw new Error(`--base is missing: the address of the folder with the files.\n\n${USAGE}`);
  if (!ADDRESS.test(base))
    throw new Error(`--base must be an address that begins with https:// or /, but is "${base}".`);
  return writeHeadTags(tags, {
    base,
    islands: values.islands.split(',').flatMap((name) => name.trim() || []),
    asksForConsent: values['asks-for-consent'],
    nonce: values.nonce,
    importMap: values['import-map'] ? readImportMap() : undefined,
  });
}
