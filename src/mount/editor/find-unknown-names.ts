import propNames from 'virtual:prop-names';
import { linkNames, serviceNames, templateNames } from '../../payload/address-names.ts';
import { comparisonFields } from '../../payload/comparison-fields.ts';
import { parseRecord } from '../../payload/raw-page.ts';
import { payloadFields } from '../../payload/schema.ts';
import { similarName } from './similar-name.ts';

/** Names of the payload, by the field that holds them; its own fields by the empty name. */
const PAYLOAD_NAMES = {
  '': Object.keys({ ...payloadFields, ...comparisonFields }),
  links: Object.keys(linkNames),
  services: Object.keys({ ...serviceNames, ...templateNames }),
};

/** Returns a sentence for each prop of a marker or an opener that the island ignores. */
export function findUnknownProps(element: HTMLElement): string[] {
  const { ceWidget, ceOpen, ceProps } = element.dataset;
  const island = ceWidget ?? ceOpen ?? '';
  const known = Object.hasOwn(propNames, island) ? propNames[island] : undefined;
  if (!known) return [];
  return Object.keys(parseRecord(ceProps) ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => `data-ce-props.${name} is unknown. ${adviseName(name, known)}`);
}

/**
 * Returns a sentence for each name of the payload that looks like a misspelt one. The page may have names of its own,
 * so that only those are reported whose correct name is missing.
 */
export function findMisspeltNames(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(PAYLOAD_NAMES).flatMap(([field, known]) => {
    const names = Object.keys((field ? fields[field] : fields) ?? {});
    return names.flatMap((name) => {
      // Products have data-protection pages of their own, by their key.
      if (known.includes(name) || /DataProtectionPage$/.test(name)) return [];
      const meant = similarName(name, known);
      if (!meant || names.includes(meant)) return [];
      return `${field && `${field}.`}${name} is unknown. Did you mean "${meant}"?`;
    });
  });
}

/** Says which name is meant, or which there are. */
export function adviseName(name: string, known: readonly string[]): string {
  const meant = similarName(name, known);
  if (meant) return `Did you mean "${meant}"?`;
  return known.length > 0 ? `Known names: ${known.join(', ')}.` : 'There are none.';
}
