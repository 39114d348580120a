import { useEffect, useMemo } from 'react';
import { namedProperties, shownProperties } from '../../domain/technical/named-properties.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../domain/technical/technical-property.ts';
import { usePage } from '../../store/hooks.ts';
import { noteUnknown } from '../../store/reads/unknown-parts.ts';

/**
 * Returns the measured values of a product that the catalogues name. Internal users see the others, too, under their
 * codes; editors get their names.
 *
 * @param catalogues `null` while they are loaded
 */
export function useNamedProperties(
  { technicalProperties }: { technicalProperties: readonly TechnicalProperty[] },
  catalogues: readonly TechnicalEntry[] | null,
): readonly TechnicalProperty[] {
  const page = usePage();
  const { shown, unknown } = useMemo(
    () => ({
      shown: shownProperties(technicalProperties, catalogues ?? []),
      unknown: namedProperties(technicalProperties, catalogues ?? []).unknown,
    }),
    [technicalProperties, catalogues],
  );
  useEffect(() => noteUnknown(page, unknown), [page, unknown]);
  return shown;
}
