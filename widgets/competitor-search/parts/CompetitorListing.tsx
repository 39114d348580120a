import { useMemo } from 'react';
import { STANDARD_LIGHT } from '../../../src/domain/color/color-conditions.ts';
import type { ComparedColors } from '../../../src/domain/color/compared-medium.ts';
import { competitorLabel } from '../../../src/domain/competitor/competitor-product.ts';
import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { type FoundMatches, NearestListing } from '../../../src/listing/parts/near/NearestListing.tsx';
import type { NearLook } from '../../../src/listing/parts/near/near-look.ts';
import { ALONG_AXES } from '../../../src/listing/rules/near/near-differences.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import type { CompetitorSearchProps } from '../island.ts';
import { competitorSearchOf } from '../state/competitor-search-of.ts';
import type { ChosenProduct } from '../state/useChosenProduct.ts';
import { useConditions } from '../state/useConditions.ts';
import { competitorTexts } from '../texts/competitor-search.ts';
import { Refusal } from './Refusal.tsx';

interface CompetitorListingProps extends CompetitorSearchProps {
  id: string;
  chosen: ChosenProduct;
  /** Called with the first response. Must be stable. */
  onFound: (found: FoundMatches) => void;
  /** Called with each response shown. Must be stable. */
  onCompared: (compared: ComparedColors) => void;
}

/** The chosen product of a competitor, and below it our products by their difference from it. */
export function CompetitorListing(props: CompetitorListingProps) {
  const { id, chosen, onFound, onCompared, ...listed } = props;
  const { productPage, urlPrefix, urlKeys, size } = listed;
  const text = useTexts(competitorTexts);
  const conditions = useConditions();
  const { product, medium: asked } = chosen;
  const head = text('competitor.head.theirs');
  const look = useMemo<NearLook | undefined>(() => {
    if (!product) return undefined;
    const { lab, color, color_index } = product;
    const standard = { id: product.id, name: competitorLabel(product), lab, color, color_index };
    return { standard, head, differences: ALONG_AXES, shade: 'masstone' };
  }, [product, head]);
  const about = product && [
    product.color_index && colorIndexName(product.color_index),
    conditions.ofTheirs(product),
  ];
  return (
    <NearestListing
      island="competitor-search"
      {...{ productPage, urlPrefix, urlKeys, size, look, onFound, onCompared }}
      search={(page) =>
        competitorSearchOf(page, {
          id,
          medium: asked,
          isCurrent: () => chosen.isNamed(id, asked),
          onProduct: chosen.learn,
        })
      }
      wordsOf={({ medium }) => ({
        about: (about ?? []).flatMap((each) => each || []),
        note: product && conditions.note(product, medium),
        ours: medium && conditions.ofOurs(medium),
        fine: product ? `${text('competitor.fine')} ${conditions.sentence(product, medium)}` : '',
        plane: text('competitor.plane.note'),
        point: (values) => text('competitor.plane.theirs', values),
        table: { medium, standardMedium: product?.medium, light: STANDARD_LIGHT, isInternal: true },
      })}
      refusal={refusalOf}
    />
  );
}

function refusalOf(error: ServiceError) {
  if (error.isForbidden) return <Refusal message={error.serverMessage} />;
  return error.isGone && <Gone />;
}

function Gone() {
  const text = useTexts(competitorTexts);
  return (
    <Alert tone="warning" title={text('competitor.gone.title')}>
      {text('competitor.gone')}
    </Alert>
  );
}
