/** How long the browser may take to begin with a file, in ms; some ask for its place first. */
const KEPT = 60_000;

/** Firefox opens what it can show, such as a PDF, in place of saving it; its name says what the file is. */
const ANY_FILE = 'application/octet-stream';

/** Saves a file that the page has made or fetched, under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: ANY_FILE }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
