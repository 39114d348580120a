import { conditionsText } from '../../../domain/color/color-conditions.ts';
import { withChosen } from '../../../domain/search/chosen-in-address.ts';
import { formatAngle, type TechnicalProperty } from '../../../domain/technical/technical-property.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import { useInAddress } from '../../../store/useInAddress.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { MediumChoice } from './MediumChoice.tsx';
import { NearestActions } from './NearestActions.tsx';
import { NearestSkeleton } from './NearestSkeleton.tsx';
import { NearShade } from './NearShade.tsx';
import css from './nearest.css';
import { type Masstone, useMasstone } from './useMasstone.ts';
import { type NearestShown, useNearestShown } from './useNearestShown.ts';

interface NearestSectionProps extends SectionPartProps {
  /** Code, where the address names none. @default the first in which the masstone was measured */
  medium?: string | undefined;
  /** @default 4 */
  limit?: number;
}

const COUNT = 4;

/** Parameter of the page's address. */
const KEY = 'medium';

/**
 * Shows the products of the same industry with the nearest masstone in the same medium, by ΔE2000. The address keeps the
 * medium, so that a link shows the same figures.
 */
export function NearestSection({ medium, ...props }: NearestSectionProps) {
  const asked = useInAddress(KEY, medium);
  const text = useTexts(nearestTexts);
  const masstone = useMasstone(props.product, asked.value);
  const isWaiting = useTechnicalEntries().status === 'loading';
  const { id, industry, technicalProperties } = props.product;
  const choose = (code: string) => {
    history.replaceState(
      history.state,
      '',
      location.pathname + withChosen(location.search, KEY, code) + location.hash,
    );
    asked.follow();
  };
  if (!industry) return null;
  // What is kept while another medium loads is of this product and industry.
  if (masstone)
    return <Nearest key={`${id} ${industry}`} {...props} {...{ masstone, industry }} onMedium={choose} />;
  if (!isWaiting || !technicalProperties.some(isMasstone)) return null;
  return (
    <Section address="nearest" title={text('nearest.title')} isWaiting>
      <NearestSkeleton count={props.limit ?? COUNT} />
    </Section>
  );
}

function isMasstone({ propertyType, applicationType }: TechnicalProperty): boolean {
  return propertyType === 'rgb' && applicationType === 'masstone';
}

interface NearestProps extends Omit<NearestSectionProps, 'medium'> {
  masstone: Masstone;
  industry: string;
  onMedium: (code: string) => void;
}

function Nearest({
  product,
  isBusy,
  productPage,
  limit = COUNT,
  masstone,
  industry,
  onMedium,
}: NearestProps) {
  useStyles(css);
  const text = useTexts(nearestTexts);
  const { read, shown } = useNearestShown(masstone, { productId: product.id, industry, limit });
  const isWaiting = !shown && !read.failure;
  const near = shown?.near ?? [];
  return (
    <Section
      address="nearest"
      title={text('nearest.title')}
      note={noteOf(shown?.masstone ?? masstone, text)}
      isBusy={isBusy || read.status === 'loading'}
      isWaiting={isWaiting}
      count={near.length || undefined}
      actions={
        (isWaiting || near.length > 0) && (
          <NearestActions masstone={masstone} {...shown} {...{ near, product, industry }} />
        )
      }
    >
      {masstone.media.length > 1 && (
        <MediumChoice media={masstone.media} medium={masstone.medium} onChoose={onMedium} />
      )}
      <ReadFailed read={read} words={{ title: text('nearest.failed') }} />
      {isWaiting && <NearestSkeleton count={limit} color={masstone.color} />}
      {shown && !read.failure && <Shades {...shown} {...{ product, industry, productPage }} />}
    </Section>
  );
}

type ShadesProps = NearestShown & Pick<NearestProps, 'product' | 'industry' | 'productPage'>;

function Shades({ near, masstone, ...props }: ShadesProps) {
  const text = useTexts(nearestTexts);
  if (near.length === 0) return <p>{text('nearest.none', { medium: inSentence(masstone.medium.title) })}</p>;
  return (
    <ul className="ce-nearest" aria-label={text('nearest.list')}>
      {near.map((each) => (
        <NearShade key={each.uid} near={each} masstone={masstone} {...props} />
      ))}
    </ul>
  );
}

function noteOf(
  { title, medium, light, measured }: Masstone,
  text: ReturnType<typeof useTexts<typeof nearestTexts>>,
): string {
  const application = title ?? text('nearest.masstone');
  const angle = measured?.angle;
  return text('nearest.note', {
    application:
      angle === undefined
        ? application
        : text('nearest.application.angle', { application, angle: formatAngle(angle) }),
    conditions: conditionsText({ ...medium, medium: inSentence(medium.title), ...light }),
  });
}
