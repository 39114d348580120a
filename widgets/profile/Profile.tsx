import { useShared } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { ProfileArea } from './ProfileArea.tsx';
import css from './profile.css';
import type { ProfileProps } from './screen-props.ts';
import { VisitorHint } from './VisitorHint.tsx';

/** The profile area of the signed-in user, or a link to the login. */
export function Profile(props: ProfileProps) {
  useStyles(css);
  const user = useShared((state) => state.user);
  const userId = user?.userId;
  // Whoever acts in this tab reads it there; what they have entered stays in any case.
  const isHidden = useShared(({ sessionEnd }) => sessionEnd === 'elsewhere');

  // Edits belong to one user.
  return (
    <div className="ce-profile">
      {(!user || isHidden) && <VisitorHint />}
      {user && (
        <div key={userId} hidden={isHidden}>
          <ProfileArea user={user} {...props} />
        </div>
      )}
    </div>
  );
}
