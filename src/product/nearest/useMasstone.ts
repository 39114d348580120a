import { mainColors, type ShownColor } from '../../domain/color/main-colors.ts';
import type { Pigment } from '../../services/pigment.ts';
import { useTechnicalCatalogues } from '../../store/useFieldManifest.ts';
import { usePending } from '../../ui/base/pending.ts';

/** A product's measured masstone. */
export interface Masstone extends ShownColor {
  medium: { code: string; title: string };
  title: string | undefined;
}

/**
 * Returns the masstone that other products are compared with; `undefined` until the catalogues are loaded.
 *
 * @param medium code. @default the first with a measured masstone
 */
export function useMasstone({ technicalProperties }: Pigment, medium?: string): Masstone | null {
  const read = useTechnicalCatalogues();
  usePending(read.status === 'loading');
  if (read.status === 'loading') return null;
  const catalogues = read.status === 'ready' ? read.value : [];
  const colors = mainColors(
    technicalProperties.filter((property) => medium === undefined || property.medium === medium),
    catalogues,
  );
  if (!colors?.masstone.measured) return null;
  const titleOf = (catalogue: string, code: string) =>
    catalogues.find((entry) => entry.catalogue === catalogue && entry.code === code)?.title;
  return {
    ...colors.masstone,
    medium: { code: colors.medium, title: titleOf('medium', colors.medium) ?? colors.medium },
    title: titleOf('applicationType', 'masstone'),
  };
}
