import type { Ingredient } from '../../../../src/domain/formulation/formulation.ts';
import { productAddress } from '../../../../src/domain/product/product-address.ts';
import { keepPercent } from '../../../../src/lib/text/keep-percent.ts';
import { useTexts } from '../../../../src/store/hooks.ts';
import { Link } from '../../../../src/ui/action/Link.tsx';
import { CodeText } from '../../../../src/ui/content/CodeText.tsx';
import { formatMass } from '../../rules/batch.ts';
import { type Stage, sumOf } from '../../rules/stages-of.ts';
import { formulationTexts } from '../../texts/formulations.ts';

interface IngredientTableProps {
  stages: readonly Stage[];
  /** Grams. */
  batch: number;
  /** Code of the industry for which our products are shown. */
  industry: string;
  productPage: string;
}

/** Ingredients by stage with shares and masses. A total other than 100 is shown as it is. */
export function IngredientTable({ stages, batch, industry, productPage }: IngredientTableProps) {
  const text = useTexts(formulationTexts);
  const total = sumOf(stages);
  return (
    <>
      <table className="ce-formulation__table">
        <thead>
          <tr className="ce-meta">
            <th scope="col">{text('formulations.ingredient')}</th>
            <th scope="col" className="ce-formulation__purpose">
              {text('formulations.purpose')}
            </th>
            <th scope="col">{text('formulations.share')}</th>
            <th scope="col">{text('formulations.mass')}</th>
          </tr>
        </thead>
        {stages.map(({ part, title, ingredients, share }) => (
          <tbody key={part}>
            <tr className="ce-formulation__group ce-muted">
              <th scope="rowgroup">
                <b>{part}</b> {title}
              </th>
              <td className="ce-formulation__purpose" />
              <td>{share.toFixed(2)}</td>
              <td>{formatMass(share, batch)}</td>
            </tr>
            {ingredients.map((ingredient) => (
              <IngredientRow key={ingredient.key} {...{ ingredient, batch, industry, productPage }} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{text('formulations.total')}</th>
            <td className="ce-formulation__purpose" />
            <td>{total.toFixed(2)}</td>
            <td>{formatMass(total, batch)}</td>
          </tr>
        </tfoot>
      </table>
      {total !== 100 && (
        <p className="ce-formulation__note ce-muted">
          {text('formulations.total.not100', { total: total.toFixed(2) })}
        </p>
      )}
    </>
  );
}

interface RowProps extends Omit<IngredientTableProps, 'stages'> {
  ingredient: Ingredient;
}

function IngredientRow({ ingredient, batch, industry, productPage }: RowProps) {
  const { title, purpose, share, product } = ingredient;
  return (
    <tr>
      <th scope="row">
        {product ? (
          <span className="ce-pair ce-gap-2">
            <span
              className="ce-formulation__chip ce-swatch"
              style={{ '--ce-_color': product.color }}
              aria-hidden
            />
            <Link href={productAddress(productPage, product.id, industry)}>
              <CodeText>{title}</CodeText>
            </Link>
          </span>
        ) : (
          keepPercent(title)
        )}
        {purpose && <small className="ce-formulation__what ce-meta">{purpose}</small>}
      </th>
      <td className="ce-formulation__purpose ce-muted">{purpose}</td>
      <td>{share.toFixed(2)}</td>
      <td>{formatMass(share, batch)}</td>
    </tr>
  );
}
