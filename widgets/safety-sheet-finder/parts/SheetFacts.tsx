import { formatDay } from '../../../src/domain/format/format-day.ts';
import { mayBeLeftOut } from '../../../src/lib/left-out.ts';
import { loadSheets } from '../../../src/product/state/load-sheets.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { useRead } from '../../../src/store/reads/useRead.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { sheetFinderTexts } from '../texts.ts';

const statedLanguages = defineRead(
  'sheet-facts',
  async ({ http, signal }, of: { prd: string; type: string }) => {
    const { readSheetLanguages } = await loadSheets();
    return readSheetLanguages(http, of, signal);
  },
);

interface SheetFactsProps {
  prd: string;
  /** Key of the chosen type. */
  type: string;
  /** Key of the chosen language. */
  language: string;
  titleOf: (language: string) => string;
  /** Called with another language in which there is the sheet. */
  onLanguage: (language: string) => void;
}

/**
 * What the sheet states: version, day of issue and emergency number, each only if the service gives it. A failure to load
 * them is not shown, since the sheet has them, too, and can be downloaded.
 */
export function SheetFacts({ prd, type, language, titleOf, onLanguage }: SheetFactsProps) {
  const text = useTexts(sheetFinderTexts);
  const read = useRead(statedLanguages({ prd, type }));
  if (read.status === 'loading' && !read.failure)
    return (
      <div aria-busy className="ce-sheet-finder__facts">
        <Skeleton lines={3} />
      </div>
    );
  if (read.status !== 'ready' || read.value.length === 0) return null;
  const stated = read.value.find(({ value }) => value === language);
  // A language that could not be read may have one.
  if (!stated && mayBeLeftOut(read.value, 'key', language)) return null;
  if (!stated)
    return (
      <Alert
        tone="info"
        title={text('sheetFinder.missing', { language: titleOf(language) })}
        actions={read.value.map(({ value, title }) => (
          <Button key={value} size="small" onClick={() => onLanguage(value)}>
            {title}
          </Button>
        ))}
      >
        {text('sheetFinder.missing.others')}
      </Alert>
    );
  const { version, date, emergencyPhone } = stated;
  const facts = [
    [text('sheetFinder.version'), version],
    [text('sheetFinder.date'), date && formatDay(date)],
    [text('sheetFinder.phone'), emergencyPhone],
  ].flatMap(([title, value]) => (title && value ? [{ title, value }] : []));
  if (facts.length === 0) return null;
  return (
    <>
      <dl className="ce-sheet-finder__facts ce-figure">
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt className="ce-meta">{title}</dt>
            <dd>
              {value === emergencyPhone ? (
                <Link className="ce-sheet-finder__link" href={`tel:${value.replace(/[^\d+]/g, '')}`}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="ce-visually-hidden">
        {facts.map((fact) => text('sheetFinder.stated', fact)).join('. ')}
      </p>
    </>
  );
}
