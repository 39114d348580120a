import { useCallback, useId, useState } from 'react';
import type { User } from '../../src/payload/schema.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { userMenuTexts } from '../../src/texts/user-menu.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Flyout } from '../../src/ui/popover/Flyout.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import css from './account.css';
import { userInitials, userName } from './user-name.ts';

/** Distance in px from the button's upper edge to the panel. */
const PANEL_OFFSET = 50;

/** The account's button with its panel. */
export function AccountMenu({ user }: { user: User }) {
  useStyles(css);
  const text = useTexts(userMenuTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const name = userName(user);
  return (
    <div className="ce-user ce-pair">
      <button
        type="button"
        className="ce-user__link ce-pair ce-gap-2"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={text('userMenu.account', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="ce-user__initials" data-initials={userInitials(user)} />
        <span className="ce-user__name">{name}</span>
      </button>
      {isOpen && (
        <Flyout id={id} offset={PANEL_OFFSET} align="end" onClose={close}>
          <AccountLinks user={user} name={name} />
        </Flyout>
      )}
    </div>
  );
}
