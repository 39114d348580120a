import { type Rgb, rgbNotation } from '../../../domain/color/rgb.ts';
import { productAddress } from '../../../domain/product/product-address.ts';
import type { Product } from '../../../services/products.ts';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Link } from '../../../ui/action/Link.tsx';
import { asColumnHeader } from '../../../ui/content/table-roles.ts';
import { chevronLeftIcon } from '../../../ui/icon/chevron-left.ts';
import { chevronRightIcon } from '../../../ui/icon/chevron-right.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { ColumnRequests } from '../columns/ColumnRequests.tsx';
import type { Pager } from './useColumns.ts';

interface ProductHeadingProps {
  product: Product;
  /** Its number in the charts. */
  position: number;
  /** In the strip above the name. */
  color: Rgb | null;
  /** Of the column that several products share on narrow places. */
  pager: Pager | undefined;
}

/** A product at the head of its column, in sight for as long as the table is. */
export function ProductHeading({ product, position, color, pager }: ProductHeadingProps) {
  const { comparison, productPage } = useComparedTable();
  const { industry } = comparison;
  const text = useTexts(comparePageTexts);
  const { product_name, prd, id, isActive, isInternal } = product;
  return (
    <th
      {...asColumnHeader}
      // Buttons and badges are no part of the column's name.
      aria-label={product_name}
      className="ce-compared__product"
      style={{ '--ce-_color': color ? rgbNotation(color) : 'var(--ce-_edge)' }}
    >
      <div className="ce-compared__heading">
        <span className="ce-compared__position">{position}</span>
        <Link variant="quiet" href={productAddress(productPage, id, industry)}>
          {product_name}
        </Link>
        <div className="ce-compared__under ce-cluster">
          <span className="ce-compared__facts ce-meta ce-cluster ce-gap-1">
            {prd && <span>{prd}</span>}
            <ColumnRequests product={product} industry={industry} />
            {!isActive && <span className="ce-compared__badge ce-box">{text('compare.inactive')}</span>}
            {isInternal && <span className="ce-compared__badge ce-box">{text('compare.internal')}</span>}
          </span>
          {pager && (
            <div className="ce-pair ce-meta ce-screen">
              <IconButton
                size="small"
                icon={chevronLeftIcon}
                label={text('compare.previous')}
                onClick={() => pager.turn(-1)}
              />
              <span role="status">
                <span aria-hidden>
                  {pager.number}/{pager.total}
                </span>
                <span className="ce-visually-hidden">
                  {text('compare.place', { name: product_name, place: pager.number, total: pager.total })}
                </span>
              </span>
              <IconButton
                size="small"
                icon={chevronRightIcon}
                label={text('compare.next')}
                onClick={() => pager.turn(1)}
              />
            </div>
          )}
        </div>
      </div>
    </th>
  );
}
