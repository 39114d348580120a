import { useRef } from 'react';
import { usePage, useTexts } from '../store/hooks.ts';
import { openLogin } from '../store/session/open-login.ts';
import { commonTexts } from '../texts/common.ts';
import { Button, type ButtonProps } from '../ui/action/Button.tsx';
import { useFocusHandover } from '../ui/base/useFocusHandover.ts';
import type { SaveSync } from './save-sync.ts';

export interface SaveHelpProps extends Pick<ButtonProps, 'variant'> {
  trouble: SaveSync;
  /** Whether it is being saved again. */
  isBusy: boolean;
  save: () => void;
  takeFocus: () => void;
}

/** The button that saves again, or opens the login where the session is the reason; it then saves by itself. */
export function SaveHelp({ trouble, isBusy, save, takeFocus, variant }: SaveHelpProps) {
  const page = usePage();
  const text = useTexts(commonTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const isSignedOut = trouble === 'signed-out';
  return (
    <Button
      ref={button}
      size="small"
      variant={variant}
      busy={isBusy}
      onClick={() => (isSignedOut ? openLogin(page, save) : save())}
    >
      {text(isSignedOut ? 'common.login' : 'common.retry')}
    </Button>
  );
}
