import { useEffect, useRef, useState } from 'react';
import type { User } from '../../src/payload/schema.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { profileScreens } from './profile-screens.ts';
import { allowedProfileRoutes } from './rules/profile-routes.ts';
import type { ProfileProps } from './screen-props.ts';
import { profileTexts } from './texts.ts';
import { UnsavedContext, type UnsavedForms } from './unsaved.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useProfileRouter } from './useProfileRouter.ts';

interface Props extends ProfileProps {
  user: User;
}

/** Menu and current screen of the area. Navigation focuses the new screen's heading. */
export function ProfileArea({ user, ...props }: Props) {
  const { productPage, sessions, ownData } = props;
  const text = useTexts(profileTexts);
  const { router, route } = useProfileRouter(user, props);
  const [unsaved] = useState<UnsavedForms>(() => new Map());
  /** The navigation to confirm, since there are unsaved edits. */
  const [heldMove, setHeldMove] = useState<{ proceed: () => void }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef(route.path);
  const title = text(`profile.route.${route.name}`);
  const Screen = profileScreens[route.name];

  usePageTitle(title);

  useEffect(() => {
    router.guard((proceed) => {
      if (unsaved.size > 0) setHeldMove({ proceed });
      return unsaved.size === 0;
    });
    return () => router.guard(null);
  }, [router, unsaved]);

  useEffect(() => {
    if (shownPath.current !== route.path) heading.current?.focus();
    shownPath.current = route.path;
  }, [route.path]);

  const leave = () => {
    for (const discard of unsaved.values()) discard();
    setHeldMove(undefined);
    heldMove?.proceed();
  };

  return (
    <div className="ce-profile__area">
      <ProfileMenu router={router} routes={allowedProfileRoutes(user)} current={route} />
      <div className="ce-profile__page ce-stack">
        <h2 ref={heading} tabIndex={-1} className="ce-profile__title">
          {title}
        </h2>
        <UnsavedContext value={unsaved}>
          <Screen key={route.path} {...{ user, router, productPage, sessions, ownData }} />
        </UnsavedContext>
      </div>
      {heldMove && <LeaveDialog onStay={() => setHeldMove(undefined)} onLeave={leave} />}
    </div>
  );
}
