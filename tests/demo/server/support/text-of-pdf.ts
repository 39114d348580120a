import { inflateSync } from 'node:zlib';

/** The words of a PDF that pdfkit has made with its built-in fonts, in the order in which they were written. */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const pages: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const start = at + 'stream\n'.length;
    const end = file.indexOf('endstream', start);
    pages.push(...contentOf(file.subarray(start, end)));
    at = end + 'endstream'.length;
  }
  return pages
    .flatMap((page) => [...page.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = '']) => textOfRun(run)))
    .join(' ');
}

function contentOf(stream: Buffer): string[] {
  try {
    return [inflateSync(stream).toString('latin1')];
  } catch {
    // Not every stream is compressed text.
    return [];
  }
}

function textOfRun(run: string): string {
  const bytes = [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return new TextDecoder('windows-1252').decode(Buffer.concat(bytes));
}
