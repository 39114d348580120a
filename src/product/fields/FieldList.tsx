import type { FieldRow } from '../../domain/fields/field-rows.ts';
import { useTexts } from '../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../texts/fields.ts';
import { useStyles } from '../../ui/base/styles.ts';
import { FieldValue } from '../../ui/content/FieldValue.tsx';
import { LockIcon } from '../../ui/content/LockIcon.tsx';
import css from './field-list.css';

interface FieldListProps {
  rows: readonly FieldRow[];
  /** Title above the list: the row that has the same is not titled again. */
  heading: string;
}

/** Fields of a product, title beside value; internal ones have a lock (row 172). */
export function FieldList({ rows, heading }: FieldListProps) {
  useStyles(css);
  const text = useTexts(fieldTexts);
  const texts = { ...wordsOfFields(text), none: text('fields.none') };
  return (
    <dl className="ce-fields">
      {rows.map(({ entry, content, isInternal }) => {
        const isNamed = entry.title === heading;
        return (
          <div key={entry.code} className="ce-fields__row" data-named={isNamed || undefined}>
            <dt className={isNamed ? 'ce-visually-hidden' : 'ce-fields__title'}>
              {entry.title}
              {isInternal && <LockIcon label={text('fields.internal')} />}
            </dt>
            <dd className="ce-fields__value">
              <FieldValue content={content} texts={texts} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
