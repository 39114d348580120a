import { useEffect, useMemo } from 'react';
import { namedProperties, shownProperties } from '../../domain/technical/named-properties.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../domain/technical/technical-property.ts';
import { usePage } from '../../store/hooks.ts';
import { noteUnknown } from '../../store/reads/unknown-parts.ts';

/**
 * Returns the measured values of a product that the technical entries name. Internal users see the others, too, under their
 * codes; editors get their names.
 *
 * @param technicalEntries `null` while they are loaded
 */
export function useNamedProperties(
  { technicalProperties }: { technicalProperties: readonly TechnicalProperty[] },
  technicalEntries: readonly TechnicalEntry[] | null,
): readonly TechnicalProperty[] {
  const page = usePage();
  const { shown, unknown } = useMemo(
    () => ({
      shown: shownProperties(technicalProperties, technicalEntries ?? []),
      unknown: namedProperties(technicalProperties, technicalEntries ?? []).unknown,
    }),
    [technicalProperties, technicalEntries],
  );
  useEffect(() => noteUnknown(page, unknown), [page, unknown]);
  return shown;
}
