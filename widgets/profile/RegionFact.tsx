import type { ReactNode } from 'react';
import { regionTitles } from '../../src/domain/user/region-titles.ts';
import type { User } from '../../src/payload/schema.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { profileTexts } from './texts.ts';

interface Props {
  user: User;
  /** Source of the value, shown below it. */
  note?: ReactNode;
}

/** The user's region and subregion; nothing if unknown. */
export function RegionFact({ user, note }: Props) {
  const text = useTexts(profileTexts);
  const titles = regionTitles(
    useShared(({ payload }) => payload.contactRegions),
    user,
  );

  if (titles.length === 0) return null;
  return (
    <dl>
      <dt className="ce-meta">{text('profile.region')}</dt>
      <dd>
        {titles.join(', ')}
        {note && <p className="ce-meta">{note}</p>}
      </dd>
    </dl>
  );
}
