import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import type { TechnicalEntry } from '../../../domain/technical/technical-property.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useCopy } from '../../../store/files/useCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, valueTexts } from '../../../texts/fields.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { FieldValue } from '../../../ui/content/FieldValue.tsx';
import { ScaleMark } from '../../../ui/content/ScaleMark.tsx';
import { copyIcon } from '../../../ui/icon/copy.ts';
import { productTexts } from '../../texts/product.ts';
import { type HeadFact, headFacts } from './head-facts.ts';
import css from './header-facts.css';

interface HeaderFactsProps {
  product: Pigment;
  manifest: readonly FieldEntry[];
  technicalEntries: readonly TechnicalEntry[];
  /** The medium whose masstone is shown large. */
  medium: { code: string; title: string } | undefined;
  isBusy: boolean;
}

/** Ten facts of a product, and the condition that some of them were measured under. */
export function HeaderFacts({ product, manifest, technicalEntries, medium, isBusy }: HeaderFactsProps) {
  useStyles(css);
  const text = useTexts(productTexts);
  const { identity, performance, hasMeasured } = headFacts(product, {
    manifest,
    technicalEntries,
    medium: medium?.code,
    codeTitle: text('product.code'),
  });
  if (identity.length + performance.length === 0) return null;
  return (
    <section className="ce-head-facts" aria-label={text('product.facts')} aria-busy={isBusy}>
      <div className="ce-head-facts__lists">
        <FactList facts={identity} />
        <FactList facts={performance} />
      </div>
      {hasMeasured && medium && (
        <p className="ce-head-facts__note ce-meta">
          {text('product.condition', { medium: inSentence(medium.title) })}
        </p>
      )}
    </section>
  );
}

function FactList({ facts }: { facts: readonly HeadFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="ce-head-facts__list">
      {facts.map((fact) => (
        <Fact key={fact.code} fact={fact} />
      ))}
    </dl>
  );
}

function Fact({ fact: { code, title, content, max } }: { fact: HeadFact }) {
  const text = useTexts(productTexts);
  const words = useTexts(fieldTexts);
  return (
    <div className="ce-head-facts__fact">
      <dt className="ce-head-facts__title ce-meta">{title}</dt>
      <dd className="ce-head-facts__value ce-figure ce-cluster">
        {max !== undefined && 'text' in content ? (
          <ScaleMark
            steps={max}
            step={Number(content.text)}
            text={content.text}
            label={text('product.of', { value: content.text, max })}
          />
        ) : (
          <FieldValue content={content} texts={valueTexts(words)} />
        )}
        {code === 'prd' && 'text' in content && <CopyCode code={content.text} />}
      </dd>
    </div>
  );
}

function CopyCode({ code }: { code: string }) {
  const text = useTexts(productTexts);
  const { copy } = useCopy(code, text('product.code.copied', { code }));
  return <IconButton size="small" icon={copyIcon} label={text('product.code.copy')} onClick={copy} />;
}
