import { readdirSync, readFileSync } from 'node:fs';

/** The cells of the first table after a text, row by row, without its head and the marks of code. */
export function rowsAfter(document: string, text: string): string[][] {
  const start = document.indexOf(text);
  if (start < 0) throw new Error(`The document does not hold "${text}".`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(document.slice(start)) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** The second cell of each row by its first. */
export function tableAfter(document: string, text: string): Map<string, string> {
  return new Map(rowsAfter(document, text).map(([first = '', second = '']) => [first, second]));
}

/** A page of the guide, by its name. */
export function readGuide(name: string): string {
  return readFileSync(`docs/guide/${name}.md`, 'utf8');
}

/** Every source file of the library. */
export function readSources(): string[] {
  return ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
}
