/** Colour Index letters by hue name. */
const LETTERS: Readonly<Record<string, string>> = {
  Red: 'R',
  Yellow: 'Y',
  Orange: 'O',
  Violet: 'V',
  Blue: 'B',
  Green: 'G',
  Brown: 'Br',
  Black: 'Bk',
  White: 'W',
  Metal: 'M',
};

/** The short form of a Colour Index name, such as `PR254` for `C.I. Pigment Red 254`; other texts are unchanged. */
export function colorIndexCode(name: string): string {
  const [, hue = '', number] = /^(?:C\.?\s?I\.?\s)?Pigment (\w+) (\d[\w:.]*)$/i.exec(name) ?? [];
  return LETTERS[hue] ? `P${LETTERS[hue]}${number}` : name;
}
