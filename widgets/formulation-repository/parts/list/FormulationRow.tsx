import { formatDay } from '../../../../src/domain/format/format-day.ts';
import type { FormulationHit } from '../../../../src/domain/formulation/formulation-hit.ts';
import { HitAnchor } from '../../../../src/listing/parts/items/HitAnchor.tsx';
import type { HitsView } from '../../../../src/listing/parts/items/hits-view.ts';
import { useListing } from '../../../../src/listing/state/listing-context.ts';
import { useTexts } from '../../../../src/store/hooks.ts';
import { IconButton } from '../../../../src/ui/action/IconButton.tsx';
import { CodeText } from '../../../../src/ui/content/CodeText.tsx';
import { heartIcon } from '../../../../src/ui/icon/heart.ts';
import { useKeptFormulation } from '../../state/useKeptFormulation.ts';
import { formulationKeepingTexts } from '../../texts/formulations.ts';

interface FormulationRowProps {
  hit: FormulationHit;
  index: number;
  view: HitsView;
}

/** A formulation: its shade, its facts, and our pigments in it. The whole row is a link; the heart is on top of it. */
export function FormulationRow({ hit, index, view }: FormulationRowProps) {
  const { id, title, industry, createdDate = '', products, shade } = hit;
  return (
    <article className="ce-row ce-recipe">
      <span className="ce-recipe__shade ce-swatch" style={{ '--ce-_color': shade?.color }} />
      <div className="ce-recipe__text">
        <h3 className="ce-hit__name">
          <HitAnchor
            {...{ hit, index, view }}
            href={view.productPage.replace('{id}', encodeURIComponent(id))}
          >
            <CodeText>{title}</CodeText>
          </HitAnchor>
        </h3>
        {products.length > 0 && (
          <p className="ce-hit__identity">{products.map((product) => product.title).join(' · ')}</p>
        )}
      </div>
      <p className="ce-recipe__shade-name">{shade?.title}</p>
      <p>{industry && (view.industryTitles.get(industry) ?? industry)}</p>
      <p className="ce-recipe__date ce-figure">{formatDay(createdDate)}</p>
      <div className="ce-hit__actions">
        <Heart hit={hit} />
      </div>
    </article>
  );
}

function Heart({ hit }: { hit: FormulationHit }) {
  const text = useTexts(formulationKeepingTexts);
  const listing = useListing();
  const { isKept, toggle } = useKeptFormulation(
    hit,
    () => void listing.recount('mine', new AbortController().signal),
  );
  return (
    <IconButton
      size="small"
      className="ce-hit__heart"
      data-kept={isKept ? 'full' : 'none'}
      aria-pressed={isKept}
      icon={heartIcon}
      filled={isKept}
      label={text('formulations.save.of', { name: hit.title })}
      onClick={toggle}
    />
  );
}
