import { formatDate } from '../../../src/domain/format/format-date.ts';
import { SamplesButton } from '../../../src/outcome/SamplesButton.tsx';
import type { LogEntry } from '../../../src/services/me.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { requestAgain } from '../rules/request-again.ts';
import { profileTexts } from '../texts.ts';
import { SampleDetails } from './SampleDetails.tsx';
import { SampleState } from './SampleState.tsx';
import { SampleTitle } from './SampleTitle.tsx';

interface Props {
  number: string;
  /** Its products, at least one. */
  entries: readonly LogEntry[];
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}

/** A request for samples of several products: how far it is, what was asked for, and a button that asks for it again. */
export function SampleRequestEntry({ number, entries, productPage }: Props) {
  const text = useTexts(profileTexts);
  const [first] = entries;
  const createdDate = first?.createdDate ?? '';
  const date = formatDate(createdDate);
  const title = text('profile.samples.request', { number });
  const states = new Set(entries.map(({ state }) => state));
  return (
    <li className="ce-profile-entry">
      <div className="ce-profile-section__head ce-cluster ce-gap-4">
        <div>
          <h3 className="ce-profile-entry__title ce-figure">{title}</h3>
          {date && (
            <p className="ce-meta ce-figure">
              {text('profile.samples.date')} <time dateTime={createdDate}>{date}</time>
            </p>
          )}
        </div>
        {states.size === 1 && first?.state && <SampleState state={first.state} />}
      </div>
      <ul aria-label={text('profile.samples.of', { number })} className="ce-profile-samples">
        {entries.map((entry) => (
          <li key={entry.prd} className="ce-cluster ce-gap-4">
            <SampleTitle entry={entry} productPage={productPage} />
            {entry.amount && <span className="ce-figure">{entry.amount}</span>}
            {states.size > 1 && entry.state && <SampleState state={entry.state} />}
          </li>
        ))}
      </ul>
      {first && <SampleDetails entry={first} title={title} />}
      <SamplesButton
        size="small"
        asked={requestAgain(entries)}
        aria-label={text('profile.samples.again.of', { number })}
      >
        {text('profile.samples.again')}
      </SamplesButton>
    </li>
  );
}
