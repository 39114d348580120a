/** The text as the name of a file, without what no system takes in names. */
export function safeName(text: string): string {
  return text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
}
