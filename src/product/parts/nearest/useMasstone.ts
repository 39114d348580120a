import { type Light, lightOf } from '../../../domain/color/color-conditions.ts';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { mainColors, type ShownColor } from '../../rules/colors/main-colors.ts';
import { useNamedProperties } from '../../state/useNamedProperties.ts';

/** A medium in which a masstone was measured. */
export interface MasstoneMedium {
  code: string;
  title: string;
  /** Its composition or application. */
  composition: string | undefined;
}

/** A product's measured masstone, with the conditions that it holds for. */
export interface Masstone extends ShownColor {
  medium: MasstoneMedium;
  light: Light;
  title: string | undefined;
  /** All media in which it was measured, in their order. */
  media: readonly MasstoneMedium[];
}

/**
 * Returns the masstone that other products are compared with; `undefined` until the technical entries are loaded.
 *
 * @param asked code of a medium; if the masstone was not measured in it, the first is used
 */
export function useMasstone(product: Pigment, asked?: string): Masstone | null {
  const read = useTechnicalEntries();
  usePending(read.status === 'loading');
  const technicalProperties = useNamedProperties(product, read.status === 'ready' ? read.value : null);
  if (read.status !== 'ready') return null;
  const technicalEntries = read.value;
  const { find, titleOf, sortOf } = technicalEntryReader(technicalEntries);
  const codes = [...new Set(technicalProperties.map(({ medium }) => medium))];
  const masstoneIn = (code: string) =>
    mainColors(
      technicalProperties.filter(({ medium }) => medium === code),
      technicalEntries,
    )?.masstone;
  const media = codes
    .filter((code) => masstoneIn(code)?.measured)
    .toSorted((one, other) => sortOf('medium', one) - sortOf('medium', other))
    .map((code) => ({
      code,
      title: titleOf('medium', code),
      composition: find('medium', code)?.description,
    }));
  const medium = media.find(({ code }) => code === asked) ?? media[0];
  const masstone = medium && masstoneIn(medium.code);
  if (!medium || !masstone) return null;
  return {
    ...masstone,
    medium,
    media,
    light: lightOf(find('propertyType', 'lightness')?.condition),
    title: find('applicationType', 'masstone')?.title,
  };
}
