import { useRef } from 'react';
import { formatDate } from '../../../src/domain/format/format-date.ts';
import { saveFile } from '../../../src/lib/file/save-file.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { holdUser } from '../../../src/store/write/owned-by-user.ts';
import { useAction } from '../../../src/store/write/useAction.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { downloadIcon } from '../../../src/ui/icon/download.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import { Section } from '../Section.tsx';
import { ownDataTexts } from './texts.ts';

/** Saves all that the service has of the user as a file (decision C27). */
export function OwnData() {
  const { store } = usePage();
  const text = useTexts(ownDataTexts);
  const button = useRef<HTMLButtonElement>(null);
  const download = useAction(async () => {
    const demandOwner = holdUser(store);
    const { readOwnData } = await loadService(() => import('../../../src/services/user-data.ts'));
    demandOwner();
    const data = await readOwnData(httpContextOf(store));
    // Whoever is signed in by now must not get it.
    demandOwner();
    const today = formatDate(new Date().toISOString()) ?? '';
    const name = text('profile.ownData.file', { date: today.replaceAll('/', '-') });
    saveFile(name, new Blob([JSON.stringify(data, null, 2)]));
    addNotice(store, { kind: 'save', type: 'success', text: text('profile.ownData.done', { name }) });
  });

  return (
    <Section
      title={text('profile.ownData.title')}
      text={text('profile.ownData.text')}
      action={
        <Button
          ref={button}
          icon={downloadIcon}
          busy={download.isRunning}
          onClick={() => void download.start()}
        >
          {text('profile.ownData.button')}
        </Button>
      }
    >
      <ActionFailed action={download} takeFocus={() => button.current?.focus()} />
      <span role="status" className="ce-visually-hidden">
        {download.isRunning && text('profile.ownData.running')}
      </span>
    </Section>
  );
}
