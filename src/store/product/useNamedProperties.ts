import { useEffect, useMemo } from 'react';
import { namedProperties } from '../../domain/technical/named-properties.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../domain/technical/technical-property.ts';
import { userStatus } from '../../domain/user-status.ts';
import { usePage, useShared } from '../hooks.ts';
import { noteUnknown } from '../unknown-parts.ts';

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
  const isInternal = useShared(({ user }) => userStatus(user) === 'internal');
  const { named, unknown } = useMemo(
    () => namedProperties(technicalProperties, catalogues ?? []),
    [technicalProperties, catalogues],
  );
  useEffect(() => noteUnknown(page, unknown), [page, unknown]);
  return isInternal ? technicalProperties : named;
}
