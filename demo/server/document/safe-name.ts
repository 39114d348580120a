/** Maximum length of a name in bytes, with room for a suffix. */
const LONGEST = 230;

/** Turns a text into a file name that every file system accepts. */
export function safeName(text: string): string {
  const name = text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST));
  return name.slice(0, read).trim();
}
