import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../src/outcome/lazy-part.ts';
import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { ButtonLink } from '../../../src/ui/action/ButtonLink.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ReadPending } from '../ReadPending.tsx';
import { ReadSkeleton } from '../ReadSkeleton.tsx';
import { profileTexts } from '../texts.ts';
import { loadCards } from './load-cards.ts';
import { useSavedComparisons } from './useSavedComparisons.ts';

/** Loaded together with the list, since it also shows the list's failure. */
const ComparisonCards = lazyPart(() => loadCards().then((module) => module.ComparisonCards), {
  Waiting: () => <ReadSkeleton />,
});

/** `/product-comparisons`: the saved comparisons, to open, rename and delete (spec S§2, S§7). */
export function ComparisonsScreen() {
  const text = useTexts(profileTexts);
  const { products } = useShared((state) => state.payload.links) ?? {};
  const read = useSavedComparisons();
  const area = useRef<HTMLDivElement>(null);
  /** Index of the deleted comparison that had the focus. */
  const [gone, setGone] = useState<{ index: number }>();
  const comparisons = read.status === 'ready' ? read.value : [];

  // Not by `useRowHandover`: a card goes while its dialog is open, which lets nothing behind it have the focus.
  useEffect(() => {
    if (!gone) return;
    const cards = area.current?.querySelectorAll<HTMLElement>('[data-title]') ?? [];
    (cards[Math.min(gone.index, cards.length - 1)] ?? area.current)?.focus();
  }, [gone]);

  const remove = (index: number, removed: SavedComparison) => {
    setGone({ index });
    read.change((known) => known.filter(({ id }) => id !== removed.id));
  };

  if (read.status !== 'ready') return <ReadPending read={read} failed={text('profile.comparisons.failed')} />;
  return (
    <div ref={area} tabIndex={-1} className="ce-profile__place">
      {comparisons.length === 0 ? (
        <EmptyState
          title={text('profile.comparisons.empty.title')}
          action={products && <ButtonLink href={products}>{text('profile.products')}</ButtonLink>}
        >
          {text('profile.comparisons.empty.text')}
        </EmptyState>
      ) : (
        <ComparisonCards
          comparisons={comparisons}
          onRename={(renamed) =>
            read.change((known) => known.map((each) => (each.id === renamed.id ? renamed : each)))
          }
          onRemove={remove}
        />
      )}
    </div>
  );
}
