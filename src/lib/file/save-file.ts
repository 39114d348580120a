/** Time in ms for the browser to start saving: some ask for the folder first. */
const KEPT = 60_000;

/** Neutral content type: Firefox opens a PDF instead of saving it. The file name tells the type. */
const ANY_FILE = 'application/octet-stream';

/** Saves a generated or downloaded file under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: ANY_FILE }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
