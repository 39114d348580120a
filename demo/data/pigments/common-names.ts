import { readBases } from './bases.ts';

let known: ReadonlyMap<string, string> | undefined;

/** What the trade calls a pigment besides its Colour Index name, such as `Phthalo blue`; empty for effect pigments. */
export function commonNameOf(code: string): string {
  known ??= new Map(readBases().map(({ code, commonName, effect }) => [code, effect ? '' : commonName]));
  return known.get(code) ?? '';
}
