import { useCallback } from 'react';
import type { StackHit } from '../../../domain/search/search-hit.ts';
import { formatAngle } from '../../../domain/technical/technical-property.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { cardTexts } from '../../texts/cards.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { HitFlags } from '../products/HitFlags.tsx';
import { HitLink } from '../products/HitLink.tsx';
import css from '../products/hit-card.css';

interface StackGridProps {
  hits: readonly StackHit[];
  view: HitsView;
}

/** Image stacks as cards: the image at 15°, the product, and the available angles. */
export function StackGrid({ hits, view }: StackGridProps) {
  useStyles(css);
  const text = useTexts(cardTexts);
  const render = useCallback(
    (hit: StackHit, index: number) => <StackCard hit={hit} index={index} view={view} />,
    [view],
  );
  return (
    <div className="ce-hit-cards">
      <HitItems hits={hits} label={text('cards.stacks')} className="ce-hit-cards__list" render={render} />
    </div>
  );
}

function StackCard({ hit, index, view }: { hit: StackHit; index: number; view: HitsView }) {
  const text = useTexts(cardTexts);
  const { preview, angles, stackFileVersion } = hit;
  return (
    <article className="ce-card ce-stack">
      {preview ? (
        <img className="ce-card__image" src={preview} alt="" loading="lazy" decoding="async" />
      ) : (
        <p className="ce-card__image ce-card__image--none ce-meta">{text('cards.stack.none')}</p>
      )}
      <h3 className="ce-hit__name">
        <HitLink
          hit={hit}
          index={index}
          product={{ id: hit.productId, product_name: hit.product_name }}
          view={view}
        />
        <HitFlags id={hit.id} />
      </h3>
      <p className="ce-hit__identity">
        {angles.length === 1
          ? text('cards.stack.image')
          : text('cards.stack.images', { count: angles.length })}
      </p>
      {angles.length > 0 && (
        <p className="ce-card__facts ce-meta">
          {text('cards.stack.angles', { angles: angles.map(formatAngle).join(', ') })}
        </p>
      )}
      <p className="ce-card__facts ce-meta">{text('cards.stack.version', { version: stackFileVersion })}</p>
    </article>
  );
}
