import { useState } from 'react';
import { type CompetitorProduct, competitorLabel } from '../../src/domain/competitor/competitor-product.ts';
import { formatNumber } from '../../src/domain/fields/format-number.ts';
import { maySeeCompetitors } from '../../src/domain/search/may-see-competitors.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { competitorTexts } from '../../src/texts/competitor-search.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { CompetitorField } from './CompetitorField.tsx';
import css from './competitor-search.css';
import { NearestListing } from './NearestListing.tsx';
import type { CompetitorSearchProps } from './props.ts';
import { Refusal } from './Refusal.tsx';
import { useChosenProduct } from './useChosenProduct.ts';

/** A field that chooses a competitor's product, and ours in the order of their colour difference from it. */
export function CompetitorSearch(props: CompetitorSearchProps) {
  useStyles(css);
  const isOpen = useShared(({ user }) => maySeeCompetitors(user));
  if (isOpen) return <Search {...props} />;
  return (
    <div className="ce-competitors">
      <Title title={props.title} />
      <Refusal />
    </div>
  );
}

function Search(props: CompetitorSearchProps) {
  const text = useTexts(competitorTexts);
  const chosen = useChosenProduct(props);
  const [total, setTotal] = useState<number>();
  const { id, product } = chosen;
  const choose = (product: CompetitorProduct) => {
    setTotal(undefined);
    chosen.choose(product);
  };
  return (
    <div className="ce-competitors">
      <div className="ce-competitors__top">
        <Title title={props.title} />
        <CompetitorField chosen={product} term={chosen.term} onChoose={choose} />
      </div>
      {id === undefined ? (
        <div className="ce-competitors__none">
          <h2 className="ce-competitors__heading">{text('competitor.none.title')}</h2>
          <p>{text('competitor.none')}</p>
        </div>
      ) : (
        // Another product is another listing: nothing of the one before may stand beside it.
        <NearestListing key={id} {...props} id={id} chosen={chosen} onFound={setTotal} />
      )}
      <p role="status" className="ce-visually-hidden">
        {chosen.isChosenHere &&
          product &&
          total !== undefined &&
          text(total === 1 ? 'competitor.found.one' : 'competitor.found', {
            count: formatNumber(total),
            name: competitorLabel(product),
          })}
      </p>
    </div>
  );
}

function Title({ title }: { title?: string | undefined }) {
  return title && <h1 className="ce-competitors__title">{title}</h1>;
}
