import { formatDate } from '../../../src/domain/format/format-date.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { sampleGroups } from '../rules/sample-groups.ts';
import { profileTexts } from '../texts.ts';
import { SampleDetails } from './SampleDetails.tsx';
import { SampleRequestEntry } from './SampleRequestEntry.tsx';
import { SampleTitle } from './SampleTitle.tsx';

interface Props {
  entries: readonly LogEntry[];
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}

/** The requested samples, those of one request together. */
export function SampleList({ entries, productPage }: Props) {
  const text = useTexts(profileTexts);
  return (
    <ul aria-label={text('profile.samples.list')}>
      {sampleGroups(entries).map(({ number, entries: own }) => {
        if (number !== null)
          return <SampleRequestEntry key={number} {...{ number, productPage }} entries={own} />;
        return own.map((entry) => (
          <SingleSample key={`${entry.prd} ${entry.createdDate}`} {...{ entry, productPage }} />
        ));
      })}
    </ul>
  );
}

function SingleSample({ entry, productPage }: { entry: LogEntry; productPage: string }) {
  const text = useTexts(profileTexts);
  const { prd, productName, createdDate } = entry;
  const article = `${text('profile.samples.product')} ${prd ?? text('profile.samples.unknown')}`;
  const date = formatDate(createdDate);
  return (
    <li className="ce-profile-entry">
      <div className="ce-profile-section__head ce-cluster ce-gap-4">
        <SampleTitle entry={entry} productPage={productPage} />
        {date && (
          <span className="ce-meta ce-figure">
            {text('profile.samples.date')} <time dateTime={createdDate}>{date}</time>
          </span>
        )}
      </div>
      <SampleDetails entry={entry} title={productName ?? article} />
    </li>
  );
}
