import { useCompareButton } from '../../../../src/comparison/state/useCompareButton.ts';
import { basketItem } from '../../../../src/domain/product/basket-item.ts';
import { productAddress } from '../../../../src/domain/product/product-address.ts';
import { colorIndexName } from '../../../../src/domain/search/color-index-name.ts';
import { useTexts } from '../../../../src/store/hooks.ts';
import { CompareButton } from '../../../../src/ui/action/CompareButton.tsx';
import { Link } from '../../../../src/ui/action/Link.tsx';
import { CodeText } from '../../../../src/ui/content/CodeText.tsx';
import type { OurPigment } from '../../rules/our-pigments.ts';
import { formulationTexts } from '../../texts/formulations.ts';

interface PigmentRowsProps {
  pigments: readonly OurPigment[];
  /** Code of the industry for which the pigments are shown and compared. */
  industry: string;
  productPage: string;
}

/** Our pigments in a formulation, each with a link and a compare button. */
export function PigmentRows({ pigments, industry, productPage }: PigmentRowsProps) {
  const text = useTexts(formulationTexts);
  if (pigments.length === 0) return null;
  return (
    <>
      <h2 className="ce-heading">{text('formulations.ours')}</h2>
      <ul className="ce-formulation__pigments">
        {pigments.map((pigment) => (
          <li key={pigment.id} className="ce-formulation__pigment">
            <Colors {...pigment} />
            <div>
              <h3 className="ce-formulation__pigment-name">
                <Link variant="quiet" href={productAddress(productPage, pigment.id, industry)}>
                  <CodeText>{pigment.title}</CodeText>
                </Link>
              </h3>
              <p className="ce-meta">
                {[pigment.colorIndex && colorIndexName(pigment.colorIndex), `${pigment.share.toFixed(2)} %`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Compare pigment={pigment} industry={industry} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Measured full shade and tint; an unknown one has no colour. */
function Colors({ color, tint }: Pick<OurPigment, 'color' | 'tint'>) {
  return (
    <span className="ce-formulation__swatch">
      <svg viewBox="0 0 2 1" preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden>
        {color && <rect width={tint ? 1 : 2} height="1" fill={color} />}
        {tint && <rect x="1" width="1" height="1" fill={tint} />}
      </svg>
    </span>
  );
}

function Compare({ pigment, industry }: { pigment: OurPigment; industry: string }) {
  const text = useTexts(formulationTexts);
  const { id, prd, title, industries } = pigment;
  const item = basketItem({ id, prd, product_name: title, resultType: 'pigments' });
  const compare = useCompareButton({ item, industries }, industry);
  const labels = [text('formulations.compare'), text('formulations.compared')] as const;
  return <CompareButton {...compare} variant="quiet" labels={labels} />;
}
