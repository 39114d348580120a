/** Maximum length of a name in bytes, with room for a suffix. */
const LONGEST = 230;

/**
 * Joins the parts of a file's name, such as product, industry and content, to a name that every file system accepts.
 * Empty parts are left out. The ending is the caller's.
 */
export function fileName(...words: readonly (string | false | null | undefined)[]): string {
  const name = words
    .filter(Boolean)
    .join(', ')
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST));
  return name.slice(0, read).trim();
}
