import { useState } from 'react';
import { conditionsText } from '../../domain/color/color-conditions.ts';
import { withChosen } from '../../domain/search/chosen-in-address.ts';
import { formatAngle } from '../../domain/technical/technical-property.ts';
import { inSentence } from '../../lib/in-sentence.ts';
import { ReadFailed } from '../../outcome/ReadFailed.tsx';
import { useTexts } from '../../store/hooks.ts';
import { useInAddress } from '../../store/useInAddress.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { useStyles } from '../../ui/base/styles.ts';
import { Section } from '../sections/Section.tsx';
import type { SectionPartProps } from '../sections/section-part.ts';
import { MediumChoice } from './MediumChoice.tsx';
import { NearestActions } from './NearestActions.tsx';
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

/** Parameter of the page's address. */
const KEY = 'medium';

/**
 * Shows the products of the same industry with the nearest masstone in the same medium, by ΔE2000. The address keeps the
 * medium, so that a link shows the same figures.
 */
export function NearestSection({ medium, ...props }: NearestSectionProps) {
  const asked = useInAddress(KEY, medium);
  const masstone = useMasstone(props.product, asked.value);
  const { id, industry } = props.product;
  const choose = (code: string) => {
    history.replaceState(
      history.state,
      '',
      location.pathname + withChosen(location.search, KEY, code) + location.hash,
    );
    asked.follow();
  };
  // What is kept while another medium loads is of this product and industry.
  return (
    masstone &&
    industry && <Nearest key={`${id} ${industry}`} {...props} {...{ masstone, industry }} onMedium={choose} />
  );
}

interface NearestProps extends Omit<NearestSectionProps, 'medium'> {
  masstone: Masstone;
  industry: string;
  onMedium: (code: string) => void;
}

function Nearest({ product, isBusy, productPage, limit = 4, masstone, industry, onMedium }: NearestProps) {
  useStyles(css);
  const text = useTexts(nearestTexts);
  const [isChosen, setChosen] = useState(false);
  const { read, shown } = useNearestShown(masstone, { productId: product.id, industry, limit });
  // A choice that finds nothing must not take its own field away.
  if (!read.failure && (!shown || (shown.near.length === 0 && !isChosen))) return null;
  const chooseMedium = (code: string) => {
    setChosen(true);
    onMedium(code);
  };
  return (
    <Section
      address="nearest"
      title={text('nearest.title')}
      note={noteOf(shown?.masstone ?? masstone, text)}
      isBusy={isBusy || read.status === 'loading'}
      {...(shown && { count: shown.near.length })}
      actions={shown && shown.near.length > 0 && <NearestActions {...shown} {...{ product, industry }} />}
    >
      {masstone.media.length > 1 && (
        <MediumChoice media={masstone.media} medium={masstone.medium} onChoose={chooseMedium} />
      )}
      <ReadFailed
        failure={read.failure}
        isBusy={read.status === 'loading'}
        retry={read.retry}
        words={{ title: text('nearest.failed') }}
      />
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
