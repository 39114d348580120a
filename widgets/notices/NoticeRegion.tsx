import { useEffect, useState } from 'react';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { dismissNotice } from '../../src/store/notices/notices.ts';
import type { Notice } from '../../src/store/state.ts';
import { ToastRegion } from '../../src/ui/message/ToastRegion.tsx';
import { noticeTexts } from './texts.ts';

/** Milliseconds until assistive technology has registered an empty live region and announces new content. */
const REGION_KNOWN_AFTER = 150;

/** The page's notices. Empty at first, so that screen readers announce the first one. */
export function NoticeRegion() {
  const { store } = usePage();
  const notices = useShared((state) => state.notices);
  const text = useTexts(noticeTexts);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setKnown, REGION_KNOWN_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastRegion
      toasts={isKnown ? notices.map((notice) => toToast(notice, () => dismissNotice(store, notice.id))) : []}
      onDismiss={(id) => dismissNotice(store, Number(id))}
      label={text('notices.label')}
      dismissText={text('notices.dismiss')}
    />
  );
}

function toToast({ id, type, action, ...rest }: Notice, dismiss: () => void) {
  const act = () => {
    dismiss();
    action?.run();
  };
  const button = action && (
    <button type="button" className="ce-toast__action" onClick={act}>
      {action.text}
    </button>
  );
  return { id: String(id), tone: type, ...rest, ...(button && { action: button }) };
}
