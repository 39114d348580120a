import { useEffect, useMemo } from 'react';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { userStatus } from '../../../domain/user/user-status.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { usePage, useShared } from '../../../store/hooks.ts';
import { noteUnknown } from '../../../store/reads/unknown-parts.ts';
import { useFieldManifest } from '../../../store/reads/useFieldManifest.ts';
import type { Read } from '../../../store/reads/useRead.ts';
import { usePending } from '../../../ui/base/pending.ts';
import type { FieldRow } from '../../rules/fields/field-rows.ts';
import type { InformationType } from '../../rules/fields/information-type.ts';
import { rowsOfType } from '../../rules/fields/rows-of-type.ts';
import { unforeseenFields } from './unforeseen-fields.ts';

/** The fields of one kind. */
export interface FieldGroup {
  type: InformationType;
  rows: readonly FieldRow[];
}

/** The filled fields of a product that the viewer may see, by kind. */
export interface ProductFields {
  /** The field manifest, which has their titles. */
  manifest: Read<FieldEntry[]>;
  /** Groups without rows are left out. */
  groups: (types: readonly InformationType[]) => FieldGroup[];
}

/** Returns the fields of a product, and names to editors those that the manifest doesn't foresee. */
export function useProductFields(product: Pigment): ProductFields {
  const page = usePage();
  const manifest = useFieldManifest();
  usePending(manifest.status === 'loading');
  const isInternalUser = useShared(({ user }) => userStatus(user) === 'internal');
  const entries = manifest.status === 'ready' ? manifest.value : undefined;

  useEffect(() => {
    if (entries) noteUnknown(page, unforeseenFields(product.fields, entries));
  }, [page, product, entries]);

  const groups = useMemo(() => {
    const { fields, industry } = product;
    const facts = { manifest: entries ?? [], fields, industry, isInternalUser };
    return (types: readonly InformationType[]) =>
      (entries ? types : [])
        .map((type) => ({ type, rows: rowsOfType(type, facts) }))
        .filter(({ rows }) => rows.length > 0);
  }, [product, entries, isInternalUser]);

  return { manifest, groups };
}
