import { formatDate } from '../../../src/domain/format-date.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { Link } from '../../../src/ui/action/Link.tsx';

/** The requested samples, each with a link to its product. */
export function SampleList({ entries }: { entries: readonly LogEntry[] }) {
  const text = useTexts(profileTexts);
  const { search } = useShared((state) => state.payload.links) ?? {};

  return (
    <>
      <p className="ce-profile-section__text">{text('profile.samples.text')}</p>
      <ul aria-label={text('profile.samples.list')} className="ce-profile-section ce-profile-samples">
        {entries.map(({ prd, productName, createdDate }) => {
          const date = formatDate(createdDate);
          const article = `${text('profile.samples.product')} ${prd ?? text('profile.samples.unknown')}`;
          const title = productName ?? article;
          return (
            <li key={`${prd} ${createdDate}`} className="ce-profile-samples__entry">
              <span>
                {prd && search ? (
                  <Link href={`${search}?${new URLSearchParams({ q: prd })}`}>{title}</Link>
                ) : (
                  title
                )}
                {productName && <span className="ce-profile-samples__article">{article}</span>}
              </span>
              {date && (
                <span className="ce-profile-samples__date">
                  {text('profile.samples.date')} <time dateTime={createdDate}>{date}</time>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
