import type { ChangedSheets } from '../../src/services/sheets.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Disclosure } from '../../src/ui/content/Disclosure.tsx';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import { sheetRows } from './rules/sheet-rows.ts';
import { changedSheetsTexts } from './texts.ts';

interface Props {
  sheet: ChangedSheets['hits'][number];
  /** Names of document types by code; a code without a name is shown itself. */
  titles: ReadonlyMap<string, string> | undefined;
  /** The names are being loaded for the first time. */
  isWaiting: boolean;
}

const NO_TITLES: ReadonlyMap<string, string> = new Map();

/** A product that expands to its changed document types with their versions, and what changed if the service says so. */
export function ChangedProduct({ sheet, titles = NO_TITLES, isWaiting }: Props) {
  const t = useTexts(changedSheetsTexts);
  const rows = sheetRows(sheet, titles);
  return (
    <Disclosure
      level={3}
      title={
        <>
          <span className="ce-sheets__product">{sheet.product_name}</span>{' '}
          <span className="ce-sheets__count">
            {rows.length === 1
              ? t('changedSheets.count.one')
              : t('changedSheets.count', { count: rows.length })}
          </span>
        </>
      }
    >
      {isWaiting ? (
        <Skeleton lines={rows.length} />
      ) : (
        <ul>
          {rows.map(({ title, versions, changes }) => (
            <li key={title} className="ce-sheets__document">
              <span>
                {title}
                {changes.map((change) => (
                  <span key={change} className="ce-sheets__change ce-meta">
                    {change}
                  </span>
                ))}
              </span>{' '}
              {versions.length > 0 && (
                <span className="ce-sheets__version ce-meta ce-figure">
                  {versions.length === 1
                    ? t('changedSheets.version', { version: versions[0] ?? '' })
                    : t('changedSheets.versions', { versions: versions.join(', ') })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
