import { formatDate } from '../../../src/domain/format-date.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { Link } from '../../../src/ui/action/Link.tsx';

/** The samples that were asked for, each with the way to its product. */
export function SampleList({ entries }: { entries: readonly LogEntry[] }) {
  const text = useTexts(profileTexts);
  const { search } = useShared((state) => state.payload.links) ?? {};

  return (
    <>
      <p className="ce-profile-section__text">{text('profile.samples.text')}</p>
      <ul aria-label={text('profile.samples.list')} className="ce-profile-section ce-profile-samples">
        {entries.map(({ prd, createdDate }) => (
          <li key={`${prd} ${createdDate}`} className="ce-profile-samples__entry">
            <span>
              {text('profile.samples.product')}{' '}
              {prd && search ? (
                <Link href={`${search}?${new URLSearchParams({ q: prd })}`}>{prd}</Link>
              ) : (
                (prd ?? text('profile.samples.unknown'))
              )}
            </span>
            <span className="ce-profile-samples__date">
              {text('profile.samples.date')} <time dateTime={createdDate}>{formatDate(createdDate)}</time>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
