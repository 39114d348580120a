import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, valueTexts } from '../../../texts/fields.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { FieldValue, type FieldValueContent } from '../../../ui/content/FieldValue.tsx';
import { LockIcon } from '../../../ui/content/LockIcon.tsx';
import type { FieldRow } from '../../rules/fields/field-rows.ts';
import css from './field-list.css';
import { SUSTAINABILITY_ICONS } from './sustainability-icons.ts';

interface FieldListProps {
  rows: readonly FieldRow[];
  /** Title above the list: a row with the same title doesn't repeat it. */
  heading: string;
  /** Makes email addresses and phone numbers links. @default false */
  isContact?: boolean;
}

/** Fields of a product, title beside value; internal ones have a lock (row 172). */
export function FieldList({ rows, heading, isContact = false }: FieldListProps) {
  useStyles(css);
  const text = useTexts(fieldTexts);
  const texts = valueTexts(text);
  return (
    <dl className="ce-fields">
      {rows.map(({ entry, content, isInternal }) => {
        const isNamed = entry.title === heading;
        return (
          <div key={entry.code} className="ce-fields__row" data-named={isNamed || undefined}>
            <dt className={isNamed ? 'ce-visually-hidden' : 'ce-fields__title'}>
              <CodeText>{entry.title}</CodeText>
              {isInternal && <LockIcon label={text('fields.internal')} />}
            </dt>
            <dd>
              <FieldValue content={withIcons(content, entry)} {...{ texts, isContact }} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Adds the sustainability icons that the head shows, too (row 147). */
function withIcons(content: FieldRow['content'], { code, options }: FieldRow['entry']): FieldValueContent {
  if (code !== 'sustainability' || content.form !== 'list') return content;
  const keys = new Map(options?.map(({ key, title }) => [title, key]));
  const items = content.items.map((item) => ({
    ...item,
    icon: SUSTAINABILITY_ICONS[keys.get(item.title) ?? item.title],
  }));
  return { ...content, items };
}
