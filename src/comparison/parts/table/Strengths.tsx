import { useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useKeptHeight } from '../../../ui/position/useKeptHeight.ts';
import type { ComparedGroup } from '../../rules/table/compared-row.ts';
import { type Strength, strengths } from '../../rules/table/strengths.ts';
import type { ComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import css from './strengths.css';

interface StrengthsProps extends Pick<ComparedTable, 'products' | 'medium' | 'reference'> {
  groups: readonly ComparedGroup[];
}

/** One line for each product: what it is better for than the others. Nothing if no property tells them apart. */
export function Strengths({ groups, products, medium, reference }: StrengthsProps) {
  useStyles(css);
  const found = useMemo(() => strengths({ groups, medium, reference }), [groups, medium, reference]);
  // Once there, it stays: the table must not move when a product is removed.
  const [isShown, setShown] = useState(false);
  if (!isShown && found.length > 0) setShown(true);
  return isShown && <StrengthList found={found} products={products} />;
}

function StrengthList({
  found,
  products,
}: Pick<StrengthsProps, 'products'> & { found: readonly Strength[] }) {
  const text = useTexts(comparePageTexts);
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useKeptHeight(box);
  const measuredIn = found.find(({ measured }) => measured)?.measured?.medium;
  return (
    <section ref={box} className="ce-strengths ce-stack ce-gap-2" aria-labelledby={id}>
      <h2 id={id} className="ce-strengths__title">
        {text('compare.strengths')}
      </h2>
      <dl>
        {products.map(({ uid, product_name }, at) => {
          const own = found.filter((strength) => strength.products.includes(at));
          return (
            <div key={uid} className="ce-strengths__line">
              <dt className="ce-strengths__product">
                <span className="ce-compared__position">{at + 1}</span> {product_name}
              </dt>
              <dd>
                {own.length === 0 ? (
                  <span className="ce-muted">{text('compare.strengths.none')}</span>
                ) : (
                  <ul className="ce-strengths__list ce-cluster">
                    {own.map((strength) => (
                      <li key={strength.title}>
                        <StrengthText strength={strength} at={at} count={products.length} />
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="ce-meta">
        {measuredIn
          ? text('compare.strengths.noteMedium', { medium: measuredIn })
          : text('compare.strengths.note')}
      </p>
    </section>
  );
}

interface StrengthTextProps {
  strength: Strength;
  /** Index of the product that has it. */
  at: number;
  /** Of the products. */
  count: number;
}

function StrengthText({ strength, at, count }: StrengthTextProps) {
  const text = useTexts(comparePageTexts);
  const { code, value, known, measured } = strength;
  const isNearest = code === 'nearest';
  const total = count - (isNearest ? 1 : 0);
  const sharing = strength.products.filter((other) => other !== at).map((other) => other + 1);
  const notes = [
    measured ? measured.application : text('compare.strength.ofProduct'),
    sharing.length > 0 ? text('compare.strength.shared', { numbers: sharing.join(', ') }) : undefined,
    known < total ? text('compare.strength.known', { count: known, total }) : undefined,
  ].filter(Boolean);
  const figure = isNearest ? text('compare.strength.delta', { value }) : value;
  return (
    <>
      <span className="ce-muted">{nameOf(strength, text)}: </span>
      <span className="ce-strengths__value">{figure}</span>
      {notes.length > 0 && <span className="ce-muted"> ({notes.join('; ')})</span>}
    </>
  );
}

/** Names with a word of their own; others are named by their title. */
const NAMED = ['light_fastness', 'weather_fastness', 'heat_stability', 'nearest'] as const;

function nameOf(
  { code, title }: Strength,
  text: ReturnType<typeof useTexts<typeof comparePageTexts>>,
): string {
  const named = NAMED.find((each) => each === code);
  return named ? text(`compare.strength.${named}`) : text('compare.strength', { property: title });
}
