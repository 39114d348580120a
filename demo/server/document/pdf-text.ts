/** Characters of Windows-1252 beyond Latin-1, the encoding of the fonts that every PDF reader has. */
const FURTHER = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const SPELT: Readonly<Record<string, string>> = {
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  Δ: 'Delta ',
  μ: 'µ',
  '\u2009': ' ',
  '\u202f': ' ',
};

/** The text in letters that the built-in fonts have: accents of others go, what cannot be spelt becomes `?`. */
export function pdfText(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (isKnown(letter)) return letter;
    const spelt = SPELT[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(spelt, (each) => (isKnown(each) ? each : '?')).join('');
  }).join('');
}

function isKnown(letter: string): boolean {
  return /^[\n\t\x20-\x7e\xa0-\xff]$/.test(letter) || FURTHER.has(letter);
}
