import type { ReactNode } from 'react';
import type { ServiceError } from '../../../errors/service-error.ts';
import { ListingContext, useListingState } from '../../state/listing-context.ts';
import type { ListingEngine } from '../../state/listing-engine.ts';
import type { ListingOptions } from '../../state/listing-options.ts';
import { HandoverContext } from '../handover/handover.ts';
import { TakeOver } from '../handover/TakeOver.tsx';
import { useHandover } from '../handover/useHandover.ts';
import { ListingPosition } from '../position/ListingPosition.tsx';
import { Hits, type HitsProps } from '../results/Hits.tsx';
import { ListingFrame, type ListingFrameProps } from './ListingFrame.tsx';

type FrameProps = Pick<
  ListingFrameProps,
  'title' | 'sort' | 'suggestions' | 'productHref' | 'shortcut' | 'lead' | 'beside' | 'count' | 'none'
>;

export interface ListingProps extends FrameProps, Pick<HitsProps, 'productPage' | 'drawHits' | 'bulkLimit'> {
  listing: ListingEngine;
  options: ListingOptions;
  /** Called when a hit's link is followed. Must be a stable function. */
  onOpen: HitsProps['onOpen'];
  /** In place of the whole listing until the first answer: what the server rendered. */
  served?: ReactNode;
  /** In place of the hits until the first answer. */
  waiting?: ReactNode;
  /** In place of the hits if there is no answer. */
  missing?: ReactNode;
  /** In place of the whole listing after some failures. */
  refusal?: (error: ServiceError) => ReactNode;
}

/** A listing: its search box, filters, hits and load more, or what stands in their place. */
export function Listing({ listing, ...props }: ListingProps) {
  const { handover, takeOver } = useHandover(listing, props.options);
  return (
    <ListingContext value={listing}>
      <ListingPosition keeper={listing}>
        <HandoverContext value={handover}>
          <Served {...props} onTakeOver={takeOver} />
        </HandoverContext>
      </ListingPosition>
    </ListingContext>
  );
}

interface ServedProps extends Omit<ListingProps, 'listing'> {
  /** Called right before the listing takes the place of what the server rendered. */
  onTakeOver: () => void;
}

/** What the server rendered until the first answer, if it did; then the listing. */
function Served({ onTakeOver, served, refusal, ...props }: ServedProps) {
  const isServed = useListingState(({ answer, failure }) => !!served && !answer && !failure);
  const error = useListingState(({ failure }) => failure?.error);
  return (
    <TakeOver isServed={isServed} onTakeOver={onTakeOver}>
      {isServed ? served : (error && refusal?.(error)) || <Answered {...props} />}
    </TakeOver>
  );
}

function Answered(props: Omit<ServedProps, 'onTakeOver' | 'served' | 'refusal'>) {
  const { options, waiting, missing, productPage, onOpen, drawHits, bulkLimit, ...frame } = props;
  const { mode, types, tabs, size } = options;
  const views = mode === 'sheets' ? [] : options.views;
  const first = options.views.find((view) => view === options.view) ?? options.views[0] ?? 'list';
  const view = useListingState((state) => state.query.view ?? first);
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  const hasFailed = useListingState(({ failure }) => failure !== undefined);
  return (
    <ListingFrame {...frame} {...{ types, views }} view={first} tabs={mode === 'sheets' ? tabs : undefined}>
      {hasAnswer ? (
        <Hits {...{ mode, view, size, productPage, onOpen, drawHits, bulkLimit }} count={props.count} />
      ) : hasFailed ? (
        missing
      ) : (
        waiting
      )}
    </ListingFrame>
  );
}
