import { formatDate } from '../../../src/domain/format/format-date.ts';
import { addressLines } from '../../../src/domain/requests/address-lines.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Disclosure } from '../../../src/ui/content/Disclosure.tsx';
import { profileTexts } from '../texts.ts';

interface Props {
  entry: LogEntry;
  /** Title of the sample in the list. */
  title: string;
}

/** Details of a request, collapsed: wanted date, reason and addresses (spec P§3). Nothing if the service does not name them. */
export function SampleDetails({ entry: { reason, address, wantedDate }, title }: Props) {
  const text = useTexts(profileTexts);
  const facts = [
    [text('profile.samples.wanted'), wantedDate && formatDate(wantedDate)],
    [text('profile.samples.reason'), reason],
    [text('profile.samples.address'), address && addressLines(address.customer)],
    [text('profile.samples.shipping'), address?.shipping && addressLines(address.shipping)],
  ] as const;
  const filled = facts.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <Disclosure
      title={
        <>
          {text('profile.samples.details')}
          <span className="ce-visually-hidden">: {title}</span>
        </>
      }
    >
      <dl className="ce-split ce-gap-4">
        {filled.map(([name, value]) => (
          <div key={name}>
            <dt className="ce-meta">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
