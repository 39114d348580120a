import { type Light, lightOf } from '../../../domain/color/color-conditions.ts';
import { colorDecimals } from '../../../domain/technical/color-decimals.ts';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import { MASSTONE } from '../../../domain/technical/technical-property.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { type ShownColor, shownColor } from '../../rules/colors/main-colors.ts';
import { useNamedProperties } from '../../state/useNamedProperties.ts';

/** A medium in which a shade was measured. */
export interface ShadeMedium {
  code: string;
  title: string;
  /** Its composition or application. */
  composition: string | undefined;
}

/** Masstone or a tint. */
export interface Depth {
  code: string;
  title: string | undefined;
}

/** A product's measured colour in one medium and depth, with the conditions that it holds for. */
export interface Shade extends ShownColor {
  medium: ShadeMedium;
  depth: Depth;
  light: Light;
  /** All media in which the depth was measured, in their order. */
  media: readonly ShadeMedium[];
  /** All depths that were measured in any medium, in their order. */
  depths: readonly Depth[];
  /** Number of steps of the scale of light fastness; absent if the technical entries have none. */
  lightSteps: number | undefined;
}

/** Codes; what was not measured gives way to the masstone, and to the first medium. */
export interface AskedShade {
  medium?: string | undefined;
  depth?: string | undefined;
}

/** Returns the shade that other products are compared with; `null` until the technical entries are loaded. */
export function useShade(product: Pigment, asked: AskedShade = {}): Shade | null {
  const read = useTechnicalEntries();
  usePending(read.status === 'loading');
  const technicalProperties = useNamedProperties(product, read.status === 'ready' ? read.value : null);
  if (read.status !== 'ready') return null;
  const { find, titleOf, sortOf } = technicalEntryReader(read.value);
  const decimals = colorDecimals(read.value);
  const codesOf = (kind: 'medium' | 'applicationType') =>
    [...new Set(technicalProperties.map((each) => each[kind]))].toSorted(
      (one, other) => sortOf(kind, one) - sortOf(kind, other),
    );
  const colorIn = (medium: string, depth: string) =>
    shownColor(
      technicalProperties.filter((each) => each.medium === medium && each.applicationType === depth),
      decimals,
    );
  const mediaOf = (depth: string) =>
    codesOf('medium')
      .filter((code) => colorIn(code, depth)?.measured)
      .map((code) => ({
        code,
        title: titleOf('medium', code),
        composition: find('medium', code)?.description,
      }));
  const depths = codesOf('applicationType')
    .filter((code) => mediaOf(code).length > 0)
    .map((code) => ({ code, title: find('applicationType', code)?.title }));
  const depth =
    depths.find(({ code }) => code === asked.depth) ?? depths.find(({ code }) => code === MASSTONE);
  if (!depth) return null;
  const media = mediaOf(depth.code);
  const medium = media.find(({ code }) => code === asked.medium) ?? media[0];
  const color = medium && colorIn(medium.code, depth.code);
  if (!medium || !color) return null;
  const { min, max, best } = find('propertyType', 'light_fastness')?.scale ?? {};
  return {
    ...color,
    medium,
    depth,
    media,
    depths,
    light: lightOf(find('propertyType', 'lightness')?.condition),
    lightSteps: min === 1 && best === max ? max : undefined,
  };
}
