import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { scaleStep } from '../../../domain/technical/scale-step.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { FieldValue, type FieldValueTexts, LevelMark } from '../../../ui/content/FieldValue.tsx';
import { Figure } from '../../../ui/content/Figure.tsx';
import { ScaleMark } from '../../../ui/content/ScaleMark.tsx';
import { checkIcon } from '../../../ui/icon/check.ts';
import type { ComparedRow } from '../../rules/table/compared-row.ts';

/** Texts of {@link ComparedValue}. */
export interface ComparedValueTexts extends FieldValueTexts {
  best: string;
  onScale: (value: string, first: string, last: string) => string;
}

interface ComparedValueProps {
  row: Pick<ComparedRow, 'role' | 'scale'>;
  content: FieldContent | null;
  isBest: boolean;
  /** Most digits after the point in the row. */
  decimals: number;
  texts: ComparedValueTexts;
}

/** The angle that stands for all of them. */
const MAIN_ANGLE = '45°';

/** A product's value in a row: numbers with their points below each other, steps of a scale, marks of a list. */
export function ComparedValue({ row, content, isBest, decimals, texts }: ComparedValueProps) {
  if (row.role === 'item' && content?.form === 'boolean')
    return <Mark isTrue={content.isTrue} texts={texts} />;
  if (row.role === 'item' && content?.form === 'level')
    return <LevelMark level={content.level} label={texts.levels[content.level]} />;
  if (content?.form === 'number' || content?.form === 'text') {
    const scale = row.scale && scaleStep(content.text, row.scale);
    if (scale) {
      const { steps, step, upTo, best, first, last } = scale;
      return (
        <ScaleMark
          {...{ steps, step, upTo, best }}
          text={content.text}
          end={null}
          label={texts.onScale(content.text, first, last)}
          note={isBest ? texts.best : undefined}
        />
      );
    }
  }
  if (content?.form === 'number')
    return (
      <>
        <span className="ce-compared__number">
          <Figure text={content.text} decimals={decimals} unit={content.unit} />
        </span>
        {isBest && <span className="ce-meta"> {texts.best}</span>}
      </>
    );
  const main = content?.form === 'pairs' && content.pairs.find(({ title }) => title === MAIN_ANGLE);
  if (!main) return <FieldValue content={content} texts={texts} />;
  return (
    <details className="ce-compared__angles">
      <summary>
        <FieldValue content={{ form: 'pairs', pairs: [main] }} texts={texts} />
      </summary>
      <FieldValue content={content} texts={texts} />
    </details>
  );
}

function Mark({ isTrue, texts }: { isTrue: boolean; texts: FieldValueTexts }) {
  return (
    <span className="ce-compared__mark">
      {isTrue ? <Icon path={checkIcon} size="small" /> : <span aria-hidden>–</span>}
      <span className="ce-visually-hidden">{isTrue ? texts.yes : texts.no}</span>
    </span>
  );
}
