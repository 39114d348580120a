/** Characters of Windows-1252 beyond Latin-1, the encoding of the fonts that every PDF reader has. */
const FURTHER = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Replacements for characters that the standard fonts lack, so that most documents need no embedded font. */
const SPELT: Readonly<Record<string, string>> = {
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  Δ: 'Delta ',
  μ: 'µ',
  '\u2009': ' ',
  '\u202f': ' ',
};

/** Placeholder of a letter until all are read; texts can't contain it. */
const MISSING = '\uffff';
const MISSING_WORDS = /\uffff(?: *\uffff)*/g;

/** Further characters of the embedded fonts: Latin, Greek and Cyrillic, and the signs above. */
const EMBEDDED = /^[\u0100-\u024f\u0370-\u03ff\u0400-\u052f\u1e00-\u1eff−≤≥№]$/;

/**
 * Reduces the text to characters of its font: the standard fonts if they suffice, with some signs spelt out, else the
 * embedded ones. Accents that neither has are dropped; words of another script, such as Chinese, become `[…]`.
 *
 * @param isEmbedded whether to use the embedded font in any case
 */
export function pdfText(text: string, isEmbedded: boolean = needsEmbedding(text)): string {
  const letters = Array.from(text.normalize('NFC'));
  return letters
    .map((letter) => {
      if (isKnown(letter) || (isEmbedded && EMBEDDED.test(letter))) return letter;
      const spelt = SPELT[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return Array.from(spelt, (each) => (isKnown(each) ? each : MISSING)).join('');
    })
    .join('')
    .replaceAll(MISSING_WORDS, '[…]');
}

/** Whether the text needs an embedded font. */
export function needsEmbedding(text: string): boolean {
  return Array.from(text.normalize('NFC')).some(
    (letter) => !isKnown(letter) && !(letter in SPELT) && EMBEDDED.test(letter),
  );
}

function isKnown(letter: string): boolean {
  return /^[\n\t\x20-\x7e\xa0-\xff]$/.test(letter) || FURTHER.has(letter);
}
