import { foldText } from '../../../../src/lib/text/fold-text.ts';

const MAX_WORDS = 12;

/** The words of a text: runs of letters and digits, folded. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
