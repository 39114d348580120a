import { type MouseEvent, useId } from 'react';
import { formatDate } from '../../src/domain/format/format-date.ts';
import { leaveAfter } from '../../src/lib/address/leave-after.ts';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import type { ChangedSheets } from '../../src/services/sheets.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { useDocumentManifest } from '../../src/store/reads/useDocumentManifest.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { ButtonLink } from '../../src/ui/action/ButtonLink.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { ChangedProduct } from './ChangedProduct.tsx';
import css from './changed-sheets-hint.css';
import { changedSheetsAddress } from './rules/changed-sheets-address.ts';
import { changedSheetsTexts } from './texts.ts';

interface Props {
  sheets: ChangedSheets;
  since: string;
  /** Called as the user closes the hint or follows its link, which waits for the call that it returns. */
  onSeen: () => Promise<unknown> | undefined;
  onClose: () => void;
}

/** The products with changed documents, and a link to all of them. */
export function SheetsDialog({ sheets: { hits, total }, since, onSeen, onClose }: Props) {
  useStyles(css);
  const t = useTexts(changedSheetsTexts);
  const page = useShared(({ payload }) => payload.links?.productSheetsPage);
  const types = useDocumentManifest();
  const titles =
    types.status === 'ready' ? new Map(types.value.map(({ code, title }) => [code, title])) : undefined;
  const address = page && changedSheetsAddress(page, since, pageUrl().href);
  const introId = useId();
  const more = total - hits.length;
  const close = () => {
    void onSeen();
    onClose();
  };
  const show = (event: MouseEvent) => {
    const call = onSeen();
    if (call && address) leaveAfter(call, address)(event);
  };

  return (
    <Dialog
      title={t('changedSheets.title')}
      closeText={t('changedSheets.close')}
      onClose={close}
      describedBy={introId}
      footer={
        <>
          <Button onClick={close}>{t('changedSheets.close')}</Button>
          {address && (
            <ButtonLink variant="primary" href={address} onClick={show}>
              {t('changedSheets.show')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="ce-stack ce-gap-4">
        <p id={introId} className="ce-muted">
          {t('changedSheets.intro', { date: formatDate(since) ?? since })}
        </p>
        <ReadFailed variant="line" read={types} words={{ title: t('changedSheets.names.failed') }} />
        <ul className="ce-sheets__products">
          {hits.map((sheet) => (
            <li key={sheet.id}>
              <ChangedProduct
                sheet={sheet}
                titles={titles}
                isWaiting={types.status === 'loading' && !types.failure}
              />
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="ce-muted">
            {more === 1 ? t('changedSheets.more.one') : t('changedSheets.more', { count: more })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
