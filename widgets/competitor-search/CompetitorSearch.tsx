import { useState } from 'react';
import type { MediumAnswer } from '../../src/domain/color/compared-medium.ts';
import { type CompetitorProduct, competitorLabel } from '../../src/domain/competitor/competitor-product.ts';
import { formatNumber } from '../../src/domain/format/format-number.ts';
import { maySeeCompetitors } from '../../src/domain/search/may-see-competitors.ts';
import { inSentence } from '../../src/lib/text/in-sentence.ts';
import type { FoundMatches } from '../../src/listing/parts/near/NearestListing.tsx';
import css from '../../src/listing/parts/near/near-search.css';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import type { CompetitorSearchProps } from './island.ts';
import { CompetitorField } from './parts/CompetitorField.tsx';
import { CompetitorListing } from './parts/CompetitorListing.tsx';
import { MediumField } from './parts/MediumField.tsx';
import { OwnColour } from './parts/OwnColour.tsx';
import { Refusal } from './parts/Refusal.tsx';
import { useChosenProduct } from './state/useChosenProduct.ts';
import { competitorTexts } from './texts/competitor-search.ts';

/** Field to choose a competitor's product, and the list of our products by their colour difference from it. */
export function CompetitorSearch(props: CompetitorSearchProps) {
  useStyles(css);
  const isOpen = useShared(({ user }) => maySeeCompetitors(user));
  if (isOpen) return <Search {...props} />;
  return (
    <div className="ce-near-search">
      <Title title={props.title} />
      <Refusal />
      <OwnColour />
    </div>
  );
}

function Search(props: CompetitorSearchProps) {
  const text = useTexts(competitorTexts);
  const chosen = useChosenProduct(props);
  const [found, setFound] = useState<FoundMatches>();
  const [compared, setCompared] = useState<MediumAnswer>({});
  const { id, product } = chosen;
  const choose = (product: CompetitorProduct) => {
    setFound(undefined);
    chosen.choose(product);
  };
  const chooseMedium = (medium: string) => {
    setFound(undefined);
    chosen.chooseMedium(medium);
  };
  // Reserve space for the field until the first response. A service without media never fills it.
  const hasMedia = !found || compared.media !== undefined;
  return (
    <div className="ce-near-search">
      <div className="ce-near-search__top">
        <Title title={props.title} />
        <div className="ce-near-search__find ce-screen ce-cluster ce-gap-4">
          <CompetitorField chosen={product} term={chosen.term} onChoose={choose} />
          {id !== undefined && hasMedia && <MediumField {...compared} onChoose={chooseMedium} />}
          <OwnColour />
        </div>
      </div>
      {id === undefined ? (
        <div className="ce-near-search__none">
          <h2 className="ce-heading">{text('competitor.none.title')}</h2>
          <p className="ce-muted">{text('competitor.none')}</p>
        </div>
      ) : (
        // Remount for another product or medium, so that no value of the previous one stays beside it.
        <CompetitorListing
          key={`${id} ${chosen.medium}`}
          {...props}
          {...{ id, chosen }}
          onFound={setFound}
          onCompared={setCompared}
        />
      )}
      <p role="status" className="ce-visually-hidden">
        {chosen.isChosenHere &&
          product &&
          found &&
          [
            text(found.total === 1 ? 'competitor.found.one' : 'competitor.found', {
              count: formatNumber(found.total),
              name: competitorLabel(product),
            }),
            found.medium && text('competitor.found.medium', { medium: inSentence(found.medium.title) }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </div>
  );
}

function Title({ title }: { title?: string | undefined }) {
  return title && <h1 className="ce-near-search__title ce-title">{title}</h1>;
}
