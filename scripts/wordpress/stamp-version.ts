/** Stands for the version in the plugin's sources. */
const PLACEHOLDER = '0.0.0-dev';

/** Files that must have it: WordPress reads the version there. */
const STAMPED = ['ce-widgets.php', 'readme.txt'];

/**
 * Writes the version into a source of the plugin.
 *
 * @param path from the plugin's folder
 * @throws Error if a file does not have the version that must have it
 */
export function stampVersion(path: string, code: string, version: string): string {
  if (STAMPED.includes(path) && !code.includes(PLACEHOLDER))
    throw new Error(`${path} has no version: write ${PLACEHOLDER} where it belongs.`);
  return code.replaceAll(PLACEHOLDER, version);
}
