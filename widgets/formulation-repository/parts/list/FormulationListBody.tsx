import { isFormulationHit } from '../../../../src/domain/formulation/formulation-hit.ts';
import type { SearchHit } from '../../../../src/domain/search/search-hit.ts';
import { ListingFrame } from '../../../../src/listing/parts/frame/ListingFrame.tsx';
import { TakeOver } from '../../../../src/listing/parts/handover/TakeOver.tsx';
import { Hits } from '../../../../src/listing/parts/hits/Hits.tsx';
import type { HitsView } from '../../../../src/listing/parts/hits/hits-view.ts';
import { useListingState } from '../../../../src/listing/state/listing-context.ts';
import { ServedContent } from '../../../../src/ui/base/ServedContent.tsx';
import { Skeleton } from '../../../../src/ui/message/Skeleton.tsx';
import type { FormulationRepositoryProps } from '../../props.ts';
import { Refusal } from '../Refusal.tsx';
import { FormulationHits } from './FormulationHits.tsx';

interface FormulationListBodyProps extends FormulationRepositoryProps {
  /** Stays the same function. */
  onOpen: (hit: SearchHit, index: number) => void;
  /** Called right before the listing takes the place of what the server rendered. */
  onTakeOver: () => void;
}

/** What the server rendered until the first answer is there, and in place of hits if it fails; then the listing. */
export function FormulationListBody({ onTakeOver, ...props }: FormulationListBodyProps) {
  const isServed = useListingState(({ answer, failure }) => !answer && !failure);
  const isRefused = useListingState(({ failure }) => failure?.error.isForbidden);
  return (
    <TakeOver isServed={isServed} onTakeOver={onTakeOver}>
      {isServed ? (
        <ServedContent>
          <div aria-busy>
            <Skeleton lines={12} />
          </div>
        </ServedContent>
      ) : isRefused ? (
        <Refusal kind="closed" title={props.title} />
      ) : (
        <Answered {...props} />
      )}
    </TakeOver>
  );
}

function Answered({ title, detailPage, size, onOpen }: Omit<FormulationListBodyProps, 'onTakeOver'>) {
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  return (
    <ListingFrame
      title={title}
      types={['formulations']}
      tabs={['all', 'mine']}
      sort="newest"
      views={[]}
      view="list"
      suggestions={false}
      productHref={() => undefined}
    >
      {hasAnswer ? (
        <Hits
          {...{ size, onOpen, drawHits }}
          productPage={detailPage}
          mode="sheets"
          view="list"
          bulkLimit={undefined}
        />
      ) : (
        <ServedContent />
      )}
    </ListingFrame>
  );
}

function drawHits(hits: readonly SearchHit[], view: HitsView) {
  return <FormulationHits hits={hits.filter(isFormulationHit)} view={view} />;
}
