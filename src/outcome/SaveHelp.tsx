import { usePage, useTexts } from '../store/hooks.ts';
import { openLogin } from '../store/session/open-login.ts';
import { commonTexts } from '../texts/common.ts';
import type { ButtonProps } from '../ui/action/Button.tsx';
import { HandoverButton } from '../ui/action/HandoverButton.tsx';
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
  const isSignedOut = trouble === 'signed-out';
  return (
    <HandoverButton
      size="small"
      {...{ variant, takeFocus }}
      busy={isBusy}
      onClick={() => (isSignedOut ? openLogin(page, save) : save())}
    >
      {text(isSignedOut ? 'common.login' : 'common.retry')}
    </HandoverButton>
  );
}
