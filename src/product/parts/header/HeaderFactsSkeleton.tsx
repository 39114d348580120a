import type { Pigment } from '../../../services/pigment.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { IDENTITY, PERFORMANCE } from './head-facts.ts';
import css from './header-facts.css';

/** Reserves room for a product's facts while their titles are loading. */
export function HeaderFactsSkeleton({ product }: { product: Pigment }) {
  useStyles(css);
  const { prd, fields, technicalProperties } = product;
  const known: Pigment['fields'] = { prd, ...fields };
  const lists = [IDENTITY, PERFORMANCE]
    .map((codes) =>
      codes.filter(
        (code) =>
          (known[code] ?? null) !== null ||
          technicalProperties.some(({ propertyType }) => propertyType === code),
      ),
    )
    .filter((codes) => codes.length > 0);
  return (
    <div className="ce-head-facts" aria-hidden>
      <div className="ce-head-facts__lists">
        {lists.map((codes) => (
          <div key={codes[0]} className="ce-head-facts__list">
            {codes.map((code) => (
              <div key={code} className="ce-head-facts__fact">
                <span className="ce-head-facts__title ce-meta">&nbsp;</span>
                <span className="ce-head-facts__value ce-head-facts__value--waiting ce-figure ce-cluster">
                  &nbsp;
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="ce-head-facts__note ce-meta">&nbsp;</p>
    </div>
  );
}
