import { rgbNotation } from '../../../domain/color/rgb.ts';
import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { scaleStep } from '../../../domain/technical/scale-step.ts';
import { hexNotation } from '../../../lib/text/hex-notation.ts';
import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { FieldValue } from '../../../ui/content/FieldValue.tsx';
import { Figure } from '../../../ui/content/Figure.tsx';
import { ScaleMark } from '../../../ui/content/ScaleMark.tsx';
import type { TechnicalTableRow } from '../../rules/technical/technical-rows.ts';
import { technicalTexts } from '../../texts/technical.ts';

interface TechnicalValueProps {
  row: TechnicalTableRow;
  content: FieldContent | null;
  /** Number of decimals in the column. */
  decimals: number | undefined;
  /** The unit stands in the row's head. @default false */
  isUnitInHead?: boolean;
}

/** Matches a figure, which may have a sign of comparison or be a range; anything else is text. */
const FIGURE = /^[-−+<>≤≥~ ]*\d[^a-z]{0,12}$/i;

/** The value of a technical property of any type, or why there is none. */
export function TechnicalValue({ row, content, decimals, isUnitInHead = false }: TechnicalValueProps) {
  const words = useTexts(fieldTexts);
  const table = useTexts(tableTexts);
  if (!content) return <AbsentValue kind="none" text={table('tables.none')} />;
  switch (content.form) {
    case 'status': {
      const kind = content.status === 'not_tested' ? 'notTested' : 'notRecommended';
      return <AbsentValue kind={kind} text={table(`tables.${kind}`)} />;
    }
    case 'color':
      return (
        <span className="ce-stack ce-gap-1">
          <span
            className="ce-technical__swatch ce-swatch"
            style={{ '--ce-_color': rgbNotation(content.color) }}
            aria-hidden
          />
          <span className="ce-technical__value">{hexNotation(content.color)}</span>
        </span>
      );
    case 'number':
    case 'text': {
      const scaled = row.scale && scaleStep(content.text, row.scale);
      if (scaled) return <OnScale text={content.text} scale={scaled} />;
      if (content.form === 'text' && !FIGURE.test(content.text))
        return <span className="ce-technical__text">{content.text}</span>;
      const unit = content.form === 'number' && !isUnitInHead ? content.unit : undefined;
      return (
        <span className="ce-technical__value">
          <Figure text={content.text} unit={unit} {...(decimals !== undefined && { decimals })} />
        </span>
      );
    }
    default:
      return <FieldValue content={content} texts={{ ...wordsOfFields(words), none: table('tables.none') }} />;
  }
}

interface OnScaleProps {
  text: string;
  scale: NonNullable<ReturnType<typeof scaleStep>>;
}

function OnScale({ text, scale: { steps, step, upTo, best, first, last } }: OnScaleProps) {
  const t = useTexts(technicalTexts);
  const top = best === 'first' ? first : last;
  return (
    <ScaleMark
      {...{ steps, step, upTo, best, text }}
      end={last}
      label={t('technical.scale.spoken', { value: text, first, last, best: top })}
      note={best === 'first' ? t('technical.scale.best', { best: top }) : undefined}
    />
  );
}
