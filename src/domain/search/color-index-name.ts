/** Hues by the letters of Colour Index names. */
const HUES: Readonly<Record<string, string>> = {
  Y: 'Yellow',
  O: 'Orange',
  R: 'Red',
  V: 'Violet',
  B: 'Blue',
  G: 'Green',
  Br: 'Brown',
  Bk: 'Black',
  W: 'White',
  M: 'Metal',
};

/** The long form of a Colour Index code, such as `C.I. Pigment Red 83` for `PR83`; other texts are unchanged. */
export function colorIndexName(code: string): string {
  const { hue, number } = splitCode(code);
  return hue ? `C.I. Pigment ${hue} ${number}` : code;
}

/** Formats a Colour Index code for a narrow column, such as `PR 83`. */
export function shortColorIndex(code: string): string {
  const { letters, hue, number } = splitCode(code);
  return hue ? `P${letters} ${number}` : code;
}

function splitCode(code: string): { letters: string; hue: string | undefined; number: string } {
  const [, letters = '', number = ''] = /^P([A-Z][a-z]?) ?(\d\S*)$/.exec(code.trim()) ?? [];
  return { letters, hue: HUES[letters], number };
}
