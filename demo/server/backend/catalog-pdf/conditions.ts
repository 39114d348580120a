import { mediaByCode } from '../../../data/technical/property-catalogue.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** Products with the conditions under which they were measured. */
export interface MeasuredEntries {
  /** Those of another medium than most products name it. */
  entries: CatalogEntry[];
  /** Conditions of all the others, for the footer of each page. */
  conditions: string;
}

/** Names the conditions of measurement: once for most products, else in a product's row. */
export function withConditions(entries: readonly CatalogEntry[]): MeasuredEntries {
  const common = commonMedium(entries);
  const isOther = ({ medium }: CatalogEntry) => medium !== undefined && medium !== common;
  const has = (key: keyof CatalogEntry['figures']) => entries.some(({ figures }) => figures[key] !== '');
  const sentences = [
    common &&
      `Masstone and tint 1:10 in ${nameOfMedium(common)}${entries.some(isOther) ? ' unless said otherwise' : ''}; L*a*b* of the masstone for D65 and the 10° observer.`,
    entries.some(({ isEffect }) => isEffect) &&
      'Effect pigments: masstone from 15° to 110° from the specular direction, L*a*b* at 45°.',
    has('light') && 'Light fastness 1 to 8, the best (ISO 105-B02).',
    has('weather') && 'Weather fastness 1 to 5, the best (ISO 105-A02).',
    has('heat') && 'Heat stability: five minutes, colour difference below 3 (EN 12877-2).',
    'Typical values from production, not a specification. A dash: not stated.',
  ];
  return {
    entries: entries.map((entry) =>
      isOther(entry)
        ? { ...entry, facts: [...entry.facts, `Measured in ${nameOfMedium(entry.medium ?? '')}`] }
        : entry,
    ),
    conditions: sentences.filter(Boolean).join(' '),
  };
}

/** Code of the medium of most products. */
function commonMedium(entries: readonly CatalogEntry[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { medium } of entries) if (medium) counts.set(medium, (counts.get(medium) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Such as `Alkyd melamine (Stoving enamel, 20 minutes at 140 °C)`. */
function nameOfMedium(code: string): string {
  const entry = mediaByCode[code];
  if (!entry) return code;
  return entry.description ? `${entry.title} (${entry.description})` : entry.title;
}
