import type { BuiltFile } from './manifest.ts';

/** Bytes after brotli by the files' names without their hash: what `figures.json` holds. */
export type Figures = Readonly<Record<string, number>>;

/** The figures of built files. `sizeOf` gives a file's bytes after brotli. */
export function figuresOf(files: readonly BuiltFile[], sizeOf: (file: BuiltFile) => number): Figures {
  const figures = files.map((file): [string, number] => [file.name, sizeOf(file)]);
  return Object.fromEntries(figures.sort(([one], [other]) => one.localeCompare(other)));
}

/** What each file gained or lost, the greatest change first: `+120  login (2,713)`. */
export function changesBetween(before: Figures, now: Figures): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((name) => ({ name, change: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .map(({ name, change }) => {
      const state = !(name in now) ? 'gone' : !(name in before) ? 'new' : now[name]?.toLocaleString('en');
      return `${`${change > 0 ? '+' : ''}${change}`.padStart(7)}  ${name} (${state})`;
    });
}
