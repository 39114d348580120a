import { useShared, useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { noResultsTexts } from '../../texts/no-results.ts';

/** Shown on the company sheets' tab to users without a company, with a link to enter it. */
export function NoCompany() {
  const text = useTexts(noResultsTexts);
  const profile = useShared(({ payload }) => payload.links?.profile);
  return (
    <>
      <p>{text('listing.noCompany')}</p>
      <p className="ce-muted">
        {text('listing.noCompany.why')}
        {profile && (
          <>
            {' '}
            <Link href={profile}>{text('listing.noCompany.profile')}</Link>
          </>
        )}
      </p>
    </>
  );
}
