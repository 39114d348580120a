import { useEffect, useState } from 'react';
import { conditionsText } from '../../../domain/color/color-conditions.ts';
import {
  formatAngle,
  MASSTONE,
  type TechnicalProperty,
} from '../../../domain/technical/technical-property.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import { useChoiceInAddress } from '../../../store/useChoiceInAddress.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { NO_ABILITIES } from '../../rules/nearest/nearest-abilities.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { NearestActions } from './NearestActions.tsx';
import { NearestChoices } from './NearestChoices.tsx';
import type { NearestChoice } from './NearestFilters.tsx';
import { NearestResult } from './NearestResult.tsx';
import { NearestSkeleton } from './NearestSkeleton.tsx';
import css from './nearest.css';
import { useNearestAbilities } from './useNearestAbilities.ts';
import { useNearestShown } from './useNearestShown.ts';
import { type AskedShade, type Shade, useShade } from './useShade.ts';

interface NearestSectionProps extends SectionPartProps {
  /** Code, where the address names none. @default the first in which the masstone was measured */
  medium?: string | undefined;
  /** Code of the application type, where the address names none. @default 'masstone' */
  depth?: string | undefined;
  /** @default 4 */
  limit?: number;
}

const COUNT = 4;

/** Parameters of the page's address. */
const KEYS = { medium: 'medium', depth: 'depth', chemistry: 'chemistry', leastLight: 'light' } as const;

/**
 * Shows the products of the same industry with the nearest colour in the same medium and depth, by ΔE2000. The address keeps
 * what was chosen, so that a link shows the same figures.
 */
export function NearestSection({ medium, depth, ...props }: NearestSectionProps) {
  const [askedMedium, chooseMedium] = useChoiceInAddress(KEYS.medium, medium);
  const [askedDepth, chooseDepth] = useChoiceInAddress(KEYS.depth, depth);
  const [chemistry, chooseChemistry] = useChoiceInAddress(KEYS.chemistry);
  const [light, chooseLight] = useChoiceInAddress(KEYS.leastLight);
  const [isIgnored, setIgnored] = useState(false);
  const text = useTexts(nearestTexts);
  const asked = { medium: askedMedium, depth: isIgnored ? undefined : askedDepth };
  const shade = useShade(props.product, asked);
  const isWaiting = useTechnicalEntries().status === 'loading';
  const { id, industry, technicalProperties } = props.product;
  if (!industry) return null;
  const choose = (choice: Choice) => {
    if (choice.medium !== undefined) chooseMedium(choice.medium);
    if (choice.depth !== undefined) chooseDepth(choice.depth);
    if ('chemistry' in choice) chooseChemistry(choice.chemistry);
    if ('leastLight' in choice) chooseLight(choice.leastLight?.toString());
  };
  // What is kept while another choice loads is of this product and industry.
  if (shade)
    return (
      <Nearest
        key={`${id} ${industry}`}
        {...props}
        {...{ shade, industry, isIgnored }}
        choice={isIgnored ? {} : { chemistry, leastLight: stepIn(light, shade) }}
        onChoose={choose}
        onIgnored={() => setIgnored(true)}
      />
    );
  if (!isWaiting || !technicalProperties.some(isMasstone)) return null;
  return (
    <Section address="nearest" title={text('nearest.title')} isWaiting>
      <NearestSkeleton count={props.limit ?? COUNT} />
    </Section>
  );
}

type Choice = AskedShade & Partial<NearestChoice>;

/** A step of the scale that the address names; anything else counts as none. */
function stepIn(light: string | undefined, { lightSteps = 0 }: Shade): number | undefined {
  const step = Number(light);
  return Number.isInteger(step) && step > 1 && step <= lightSteps ? step : undefined;
}

function isMasstone({ propertyType, applicationType }: TechnicalProperty): boolean {
  return propertyType === 'rgb' && applicationType === MASSTONE;
}

interface NearestProps extends Omit<NearestSectionProps, 'medium' | 'depth'> {
  shade: Shade;
  industry: string;
  choice: Partial<NearestChoice>;
  /** The service does not know depth and filters, which the address asks for. */
  isIgnored: boolean;
  onChoose: (choice: Choice) => void;
  onIgnored: () => void;
}

function Nearest(props: NearestProps) {
  const { product, isBusy, productPage, limit = COUNT, shade, industry, choice, isIgnored } = props;
  useStyles(css);
  const text = useTexts(nearestTexts);
  const query = { productId: product.id, industry, ...choice, limit };
  const { read, shown: last, isIgnoring } = useNearestShown(shade, query);
  // After a failure nothing is left of another choice: neither its number and note nor its table to copy.
  const shown = read.failure ? undefined : last;
  const { onIgnored } = props;
  useEffect(() => {
    if (isIgnoring) onIgnored();
  });
  const abilities = useNearestAbilities(read.status === 'ready' ? read.value : undefined);
  const [wasChosen, setChosen] = useState(false);
  const choose = (next: Choice) => {
    setChosen(true);
    props.onChoose(next);
  };
  const isWaiting = !shown && !read.failure;
  const near = shown?.near ?? [];
  const isFiltered = choice.chemistry !== undefined || choice.leastLight !== undefined;
  return (
    <Section
      address="nearest"
      title={text('nearest.title')}
      note={noteOf(shown?.shade ?? shade, text)}
      isBusy={isBusy || read.status === 'loading'}
      isWaiting={isWaiting}
      count={near.length || undefined}
      actions={
        (isWaiting || near.length > 0) && (
          <NearestActions shade={shade} {...shown} {...{ near, product, industry }} />
        )
      }
    >
      <NearestChoices
        {...{ shade, choice, isWaiting }}
        abilities={isIgnored ? NO_ABILITIES : abilities}
        onChoose={choose}
      />
      {isIgnored && <p className="ce-meta">{text('nearest.ignored')}</p>}
      <ReadFailed read={read} words={{ title: text('nearest.failed') }} />
      {isWaiting && <NearestSkeleton count={limit} color={shade.color} />}
      <NearestResult
        {...{ product, industry, productPage, isFiltered }}
        shown={shown}
        isAnnounced={wasChosen && read.status === 'ready'}
        onAll={() => choose({ chemistry: undefined, leastLight: undefined })}
      />
    </Section>
  );
}

type Text = ReturnType<typeof useTexts<typeof nearestTexts>>;

function noteOf({ depth, medium, light, measured }: Shade, text: Text): string {
  const application = depth.title ?? text('nearest.masstone');
  const angle = measured?.angle;
  return text('nearest.note', {
    application:
      angle === undefined
        ? application
        : text('nearest.application.angle', { application, angle: formatAngle(angle) }),
    conditions: conditionsText({ ...medium, medium: inSentence(medium.title), ...light }),
  });
}
