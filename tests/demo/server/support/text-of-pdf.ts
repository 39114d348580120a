import { inflateSync } from 'node:zlib';

/** The words of a PDF that pdfkit has made, in the order in which they were written. */
export function textOfPdf(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes));
  const fonts = lettersByFont(objects);
  return [...objects.values()]
    .flatMap(({ stream }) => [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)])
    .reduce<{ font: string; words: string[] }>(
      ({ font, words }, [, next, run = '']) =>
        next ? { font: next, words } : { font, words: [...words, textOfRun(run, fonts.get(font))] },
      { font: '', words: [] },
    )
    .words.join(' ');
}

interface PdfObject {
  head: string;
  /** Uncompressed; empty where there is none, or of another kind. */
  stream: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    objects.map(([, id = '', body = '']) => {
      const [head = '', stream = ''] = body.split(/stream\n([\s\S]*)\nendstream/);
      return [id, { head, stream: inflated(Buffer.from(stream, 'latin1')) }];
    }),
  );
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // Not every stream is compressed text.
    return '';
  }
}

/** The letters of embedded fonts by the codes in the file; those of readers have none. */
function lettersByFont(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<string, string>> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.flatMap(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      return map === undefined ? [] : [[name, lettersOf(objects.get(map)?.stream ?? '')] as const];
    }),
  );
}

/** Reads `<0000> <00ff> [<0000> <0041> …]`: letters of successive codes. */
function lettersOf(map: string): Map<string, string> {
  const ranges = [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, letters = ''], at) => [
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(letters.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

function textOfRun(run: string, letters: ReadonlyMap<string, string> | undefined): string {
  const codes = [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('');
  if (!letters) return new TextDecoder('windows-1252').decode(Buffer.from(codes, 'hex'));
  return (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '\ufffd').join('');
}
