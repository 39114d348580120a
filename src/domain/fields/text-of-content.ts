import { hexNotation } from '../../lib/text/hex-notation.ts';
import { withUnit } from '../../lib/text/with-unit.ts';
import type { FieldContent, ListedValue } from './field-content.ts';
import type { RecommendationLevel } from './recommendation-level.ts';
import type { ValueStatus } from './value-status.ts';

/** Texts for contents without text of their own. */
export interface FieldWords {
  yes: string;
  no: string;
  /** Text for all regions (spec P§9). */
  all: string;
  levels: Readonly<Record<RecommendationLevel, string>>;
  statuses: Readonly<Record<ValueStatus, string>>;
}

/** Returns the content as text, for searching, comparing and documents. HTML is returned unchanged. */
export function textOfContent(content: FieldContent, words: FieldWords): string {
  switch (content.form) {
    case 'text':
      return content.text;
    case 'html':
      return content.html;
    case 'number':
      return withUnit(content.text, content.unit);
    case 'boolean':
      return content.isTrue ? words.yes : words.no;
    case 'level':
      return words.levels[content.level];
    case 'status':
      return words.statuses[content.status];
    case 'list':
      return content.isAll ? words.all : content.items.map((item) => textOfItem(item, words)).join(', ');
    case 'pairs':
      return content.pairs
        .map(
          ({ title, value, status }) => `${title}: ${status ? words.statuses[status].toLowerCase() : value}`,
        )
        .join(', ');
    case 'color':
      return hexNotation(content.color);
  }
}

function textOfItem({ title, level, status }: ListedValue, words: FieldWords): string {
  const word = (level && words.levels[level]) ?? (status && words.statuses[status]);
  return word ? `${title} (${word.toLowerCase()})` : title;
}
