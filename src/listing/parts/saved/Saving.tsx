import { useShared } from '../../../store/hooks.ts';
import { createLazyPart } from '../../../ui/base/create-lazy-part.tsx';
import type { SaveSearchProps } from './SaveSearch.tsx';

const SaveSearch = createLazyPart(() => import('./SaveSearch.tsx').then((module) => module.SaveSearch), {
  Waiting: () => null,
  Missing: () => null,
});

/** Saves a search, for signed-in users where the site has saved searches. */
export function Saving(props: SaveSearchProps) {
  const saver = useShared(({ user, payload }) => payload.links?.savedSearches && user?.userId);
  return (
    saver && (
      <div className="ce-listing__saving">
        <SaveSearch key={saver} {...props} />
      </div>
    )
  );
}
