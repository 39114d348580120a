import { withUnit } from '../../lib/with-unit.ts';
import { rgbNotation } from '../color/rgb.ts';
import type { FieldContent } from './field-content.ts';
import type { RecommendationLevel } from './recommendation-level.ts';

/** Texts for contents without text of their own. */
export interface FieldWords {
  yes: string;
  no: string;
  /** Text for all regions (spec P§9). */
  all: string;
  levels: Readonly<Record<RecommendationLevel, string>>;
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
    case 'list':
      return content.isAll
        ? words.all
        : content.items
            .map(({ title, level }) => (level ? `${title} (${words.levels[level].toLowerCase()})` : title))
            .join(', ');
    case 'pairs':
      return content.pairs.map(({ title, value }) => `${title}: ${value}`).join(', ');
    case 'color':
      return rgbNotation(content.color);
  }
}
