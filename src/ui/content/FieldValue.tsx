import type { Rgb } from '../../domain/color/rgb.ts';
import type { FieldContent, ListedValue } from '../../domain/fields/field-content.ts';
import type { RecommendationLevel } from '../../domain/fields/recommendation-level.ts';
import type { ValueStatus } from '../../domain/fields/value-status.ts';
import { textOfHtml } from '../../lib/html/text-of-html.ts';
import { hexNotation } from '../../lib/text/hex-notation.ts';
import { withUnit } from '../../lib/text/with-unit.ts';
import { createLazyPart } from '../base/create-lazy-part.tsx';
import { Icon } from '../base/Icon.tsx';
import { Pending } from '../base/pending.ts';
import { useStyles } from '../base/styles.ts';
import { checkIcon } from '../icon/check.ts';
import { minusIcon } from '../icon/minus.ts';
import { CodeText } from './CodeText.tsx';
import { ContactText } from './ContactText.tsx';
import css from './field-value.css';

/**
 * Few fields contain HTML, and the sanitiser is large. Until it arrives the words are shown without their format: they
 * take about the same room.
 */
const RichText = createLazyPart(() => import('./RichText.tsx').then((module) => module.RichText), {
  Waiting: ({ html }) => (
    <>
      <Pending />
      {textOfHtml(html)}
    </>
  ),
  Missing: ({ props }) => textOfHtml(props.html),
});

/** Content of a field, as returned by `readFieldContent`; a listed value may have an icon. */
export type FieldValueContent =
  | Exclude<FieldContent, { form: 'list' | 'number' }>
  | { form: 'number'; text: string; unit?: string | undefined }
  | { form: 'list'; items: readonly Item[]; isAll: boolean };

interface Item extends ListedValue {
  /** Path of an icon before the title. */
  icon?: string | undefined;
}

/** Texts of {@link FieldValue}. */
export interface FieldValueTexts {
  yes: string;
  no: string;
  all: string;
  /** Shown for a missing value. */
  none: string;
  levels: Record<RecommendationLevel, string>;
  statuses: Record<ValueStatus, string>;
}

export interface FieldValueProps {
  content: FieldValueContent | null;
  texts: FieldValueTexts;
  /** Makes email addresses and phone numbers links. @default false */
  isContact?: boolean;
}

/** The value of a product's field, in any form. */
export function FieldValue({ content, texts, isContact = false }: FieldValueProps) {
  useStyles(css);
  const Text = isContact ? ContactText : CodeText;
  if (!content) {
    return (
      <span className="ce-value ce-value--none">
        <span aria-hidden>–</span>
        <span className="ce-visually-hidden">{texts.none}</span>
      </span>
    );
  }
  switch (content.form) {
    case 'text':
      return <Text>{content.text}</Text>;
    case 'html':
      return <RichText html={content.html} />;
    case 'number':
      return withUnit(content.text, content.unit);
    case 'boolean':
      return (
        <span className="ce-value ce-value--boolean">
          <Icon path={content.isTrue ? checkIcon : minusIcon} size="small" />
          {content.isTrue ? texts.yes : texts.no}
        </span>
      );
    case 'level':
      return (
        <span className="ce-value ce-value--marked">
          <LevelMark level={content.level} />
          {texts.levels[content.level]}
        </span>
      );
    case 'status':
      return <StatusText status={content.status} texts={texts} />;
    case 'list':
      if (content.isAll) return texts.all;
      return (
        <ul className="ce-value ce-value--list">
          {content.items.map(({ title, level, status, icon }) => (
            <li key={title} className="ce-value__item">
              {icon && <Icon path={icon} size="small" />}
              {level && <LevelMark level={level} label={texts.levels[level]} />}
              <span>
                <Text>{title}</Text>
                {status && (
                  <>
                    {': '}
                    <StatusText status={status} texts={texts} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      );
    case 'pairs':
      return (
        <dl className="ce-value ce-value--pairs">
          {content.pairs.map(({ title, value, status, color }) => (
            <div key={title} className="ce-value__pair">
              <dt className="ce-value__term">{title}</dt>
              <dd className="ce-value__definition">
                {color && <Chip color={color} />}
                {status ? <StatusText status={status} texts={texts} /> : <Text>{value}</Text>}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'color':
      return (
        <span className="ce-value ce-value--color">
          <Chip color={content.color} />
          {hexNotation(content.color)}
        </span>
      );
  }
}

function Chip({ color }: { color: Rgb }) {
  return <span className="ce-value__chip ce-swatch" style={{ '--ce-_color': hexNotation(color) }} />;
}

/** Explains a missing value in its place; looks like neither a value nor a dash. */
function StatusText({ status, texts }: { status: ValueStatus; texts: FieldValueTexts }) {
  return (
    <em className="ce-value__status" data-status={status}>
      {texts.statuses[status]}
    </em>
  );
}

/** A recommendation level as one to three dots; decorative beside its name. */
export function LevelMark({ level, label }: { level: RecommendationLevel; label?: string }) {
  useStyles(css);
  return (
    <span
      className="ce-level"
      data-level={level}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
