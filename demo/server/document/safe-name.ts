/** Bytes that every file system takes in a name, with room for what follows it. */
const LONGEST = 230;

/** The text as the name of a file, without what no system takes in names, and no longer than any system takes. */
export function safeName(text: string): string {
  const name = text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST));
  return name.slice(0, read).trim();
}
