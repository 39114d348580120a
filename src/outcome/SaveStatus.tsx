import { type ReactNode, useState } from 'react';
import { useTexts } from '../store/hooks.ts';
import { saveTexts } from '../texts/saving.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { useStyles } from '../ui/base/styles.ts';
import { alertIcon } from '../ui/icon/alert.ts';
import { checkIcon } from '../ui/icon/check.ts';
import { SaveHelp } from './SaveHelp.tsx';
import css from './save-status.css';
import type { SaveSync } from './save-sync.ts';

export interface SaveStatusProps {
  sync: SaveSync;
  /** The place's own words. @default those that all islands share */
  words?: ReactNode;
  /** Saves again: on a press, or after a login. */
  save: () => void;
  /** What helps where saving again does not, such as saving as a new one; `false` for nothing. */
  help?: ReactNode;
  /** Takes the focus once there is nothing more to press. */
  takeFocus: () => void;
}

/** How far changes are saved, in one line that announces itself, and what can be done about those that are not. */
export function SaveStatus({ sync, words, save, help, takeFocus }: SaveStatusProps) {
  useStyles(css);
  const text = useTexts(saveTexts);
  const isTroubled = isTrouble(sync);
  const trouble = useLastTrouble(sync);
  return (
    <>
      <span role="status" className="ce-save-status" data-troubled={isTroubled || undefined}>
        {(isTroubled || sync === 'idle') && <Icon path={isTroubled ? alertIcon : checkIcon} size="small" />}
        <span>{words ?? text(`saving.${sync === 'full' || sync === 'gone' ? 'failed' : sync}`)}</span>
      </span>
      {trouble &&
        (help ?? <SaveHelp trouble={trouble} isBusy={sync === 'saving'} save={save} takeFocus={takeFocus} />)}
    </>
  );
}

function isTrouble(sync: SaveSync): boolean {
  return sync !== 'idle' && sync !== 'saving' && sync !== 'unsaved';
}

/** The trouble that a press is to end; stays while it is tried again, since the button may be needed once more. */
function useLastTrouble(sync: SaveSync): SaveSync | undefined {
  const [last, setLast] = useState<SaveSync>();
  const next = isTrouble(sync) ? sync : sync === 'saving' ? last : undefined;
  if (next !== last) setLast(next);
  return next;
}
