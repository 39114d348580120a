import { rgbNotation } from '../../domain/color/rgb.ts';
import { basketItem } from '../../domain/comparison/basket-item.ts';
import { productAddress } from '../../domain/product-address.ts';
import { formatAngle } from '../../domain/technical/technical-property.ts';
import { inSentence } from '../../lib/in-sentence.ts';
import type { NearPigment } from '../../services/nearest.ts';
import type { Pigment } from '../../services/pigment.ts';
import { useCompareButton } from '../../store/comparison/useCompareButton.ts';
import { useTexts } from '../../store/hooks.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { Button } from '../../ui/action/Button.tsx';
import { CompareButton } from '../../ui/action/CompareButton.tsx';
import { Link } from '../../ui/action/Link.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { CodeText } from '../../ui/content/CodeText.tsx';
import { Figure } from '../../ui/content/Figure.tsx';
import { Alert } from '../../ui/message/Alert.tsx';
import { Section } from '../sections/Section.tsx';
import type { SectionPartProps } from '../sections/section-part.ts';
import css from './nearest.css';
import { shadeDifferences } from './shade-differences.ts';
import { type Masstone, useMasstone } from './useMasstone.ts';
import { useNearest } from './useNearest.ts';

interface NearestSectionProps extends SectionPartProps {
  /** Code. @default the first in which the masstone was measured */
  medium?: string | undefined;
  /** @default 4 */
  limit?: number;
}

/** Shows the products of the same industry with the nearest masstone in the same medium, by ΔE2000. */
export function NearestSection({ medium, ...props }: NearestSectionProps) {
  const masstone = useMasstone(props.product, medium);
  const { industry } = props.product;
  return masstone && industry && <Nearest {...props} masstone={masstone} industry={industry} />;
}

interface NearestProps extends Omit<NearestSectionProps, 'medium'> {
  masstone: Masstone;
  industry: string;
}

function Nearest({ product, isBusy, productPage, limit = 4, masstone, industry }: NearestProps) {
  useStyles(css);
  const text = useTexts(nearestTexts);
  const failures = useTexts(failureTexts);
  const query = { productId: product.id, industry, medium: masstone.medium.code, limit };
  const read = useNearest(query);
  if (read.status === 'loading' || (read.status === 'ready' && read.value.length === 0)) return null;
  const angle = masstone.measured?.angle;
  return (
    <Section
      address="nearest"
      title={text('nearest.title')}
      note={text(angle === undefined ? 'nearest.note' : 'nearest.note.angle', {
        application: masstone.title ?? text('nearest.masstone'),
        medium: inSentence(masstone.medium.title),
        angle: angle === undefined ? '' : formatAngle(angle),
      })}
      isBusy={isBusy}
      {...(read.status === 'ready' && { count: read.value.length })}
    >
      {read.status === 'failed' ? (
        <Alert
          tone="error"
          live={false}
          title={text('nearest.failed')}
          actions={
            <Button size="small" onClick={read.retry}>
              {text('nearest.retry')}
            </Button>
          }
        >
          {readFailureText(read.failure, failures)}
        </Alert>
      ) : (
        <ul className="ce-nearest" aria-label={text('nearest.list')}>
          {read.value.map((near) => (
            <NearShade key={near.uid} {...{ product, near, masstone, industry, productPage }} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface NearShadeProps {
  product: Pigment;
  near: NearPigment;
  masstone: Masstone;
  industry: string;
  productPage: string;
}

function NearShade({ product, near, masstone, industry, productPage }: NearShadeProps) {
  const text = useTexts(nearestTexts);
  const { id, uid, prd, product_name, industries, rgb, color_values } = near;
  const item = basketItem({ id, uid, product_name, resultType: 'pigments', ...(prd && { prd }) });
  const compare = useCompareButton({ item, industries }, industry);
  const color = rgb ?? color_values;
  const transparency = near.transparency_title ?? '';
  const identity = near.color_index
    ? [near.color_index, inSentence(transparency)].filter(Boolean).join(', ')
    : transparency;
  return (
    <li className="ce-nearest__shade">
      <span
        className="ce-nearest__swatch"
        role="img"
        aria-label={text('nearest.swatch', { name: product.product_name, other: product_name })}
        style={{
          '--ce-_this': rgbNotation(masstone.color),
          ...(color && { '--ce-_that': rgbNotation(color) }),
        }}
      />
      <div className="ce-nearest__id">
        <Link href={productAddress(productPage, id, industry)}>
          <CodeText>{product_name}</CodeText>
        </Link>
        {identity && <span className="ce-nearest__identity">{identity}</span>}
      </div>
      <dl className="ce-nearest__differences">
        {shadeDifferences(masstone.measured, near).map(([name, value]) => (
          <div key={name} className="ce-nearest__difference">
            <dt>{name}</dt>
            <dd>
              <Figure text={value} decimals={2} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="ce-nearest__compare">
        <CompareButton {...compare} />
      </div>
    </li>
  );
}
