import { useEffect, useId, useRef, useState } from 'react';
import { PersonFields } from '../../../src/product/parts/requests/PersonFields.tsx';
import { RequestConsent } from '../../../src/product/parts/requests/RequestConsent.tsx';
import { RequestDialog } from '../../../src/product/parts/requests/RequestDialog.tsx';
import { RequestForm } from '../../../src/product/parts/requests/RequestForm.tsx';
import type { RegulatoryReceipt } from '../../../src/services/requests.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useOverflows } from '../../../src/ui/base/useOverflows.ts';
import { DialogActions } from '../../../src/ui/dialog/DialogActions.tsx';
import { keyOf, type MissingDocument } from '../rules/matrix-rows.ts';
import { regulatoryMatrixTexts } from '../texts.ts';
import { type AskedMissing, useMissingForm } from './useMissingForm.ts';

export interface RequestMissingProps {
  documents: readonly MissingDocument[];
  /** Title of a document type. */
  titleOf: (type: string) => string;
  /** Called with the documents that are requested. */
  onSent: (sent: readonly AskedMissing[]) => void;
  onClose: () => void;
}

/** One form for the documents that several products lack, then the receipt. */
export function RequestMissing({ documents: chosen, titleOf, onSent, onClose }: RequestMissingProps) {
  const text = useTexts(regulatoryMatrixTexts);
  // The choice outside loses what is sent; the form tells of it until it is closed.
  const [documents] = useState(chosen);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [receipt, setReceipt] = useState<RegulatoryReceipt>();
  const [isDone, setDone] = useState(false);
  const form = useMissingForm(documents, {
    onSent(taken, latest) {
      setSent((others) => new Set([...others, ...taken.map(({ key }) => key)]));
      setReceipt(latest);
      onSent(taken);
    },
    onAllSent: () => setDone(true),
  });
  const open = documents.filter((document) => !sent.has(keyOf(document)));
  const leave = () => {
    if (!isDone) form.reset();
    onClose();
  };
  return (
    <RequestDialog
      title={text('matrix.form.title')}
      sent={
        isDone && receipt
          ? {
              title: text('matrix.form.sent.title'),
              receipt: <Receipt {...{ receipt, documents, titleOf }} onClose={leave} />,
            }
          : undefined
      }
      isBusy={form.busy}
      isFilled={form.isFilled}
      onClose={leave}
    >
      <RequestForm form={form} busyText={text('matrix.form.busy')} submitText={text('matrix.form.submit')}>
        {sent.size > 0 && !form.busy && (
          <p role="status">{text('matrix.form.some', { sent: sent.size, count: documents.length })}</p>
        )}
        <DocumentList documents={open} titleOf={titleOf} />
        <PersonFields form={form} />
        <RequestConsent isAlways />
      </RequestForm>
    </RequestDialog>
  );
}

interface ReceiptProps extends Pick<RequestMissingProps, 'documents' | 'titleOf' | 'onClose'> {
  receipt: RegulatoryReceipt;
}

/** What was requested, under which number. Takes the focus of the form. */
function Receipt({ receipt: { number, copyTo }, documents, titleOf, onClose }: ReceiptProps) {
  const text = useTexts(regulatoryMatrixTexts);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <p ref={box} tabIndex={-1} className="ce-matrix__receipt">
        {number ? text('matrix.form.sent.number', { number }) : text('matrix.form.sent')}{' '}
        {copyTo && text('matrix.form.sent.mail', { email: copyTo })}
      </p>
      <DocumentList documents={documents} titleOf={titleOf} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {text('matrix.form.close')}
        </Button>
      </DialogActions>
    </>
  );
}

function DocumentList({ documents, titleOf }: Pick<RequestMissingProps, 'documents' | 'titleOf'>) {
  const text = useTexts(regulatoryMatrixTexts);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  return (
    <div>
      <h3 id={listId} className="ce-request__legend">
        {text('matrix.form.list')}
      </h3>
      <div
        ref={box}
        className="ce-matrix__chosen"
        {...(overflows && { tabIndex: 0, role: 'region', 'aria-labelledby': listId })}
      >
        <ul aria-labelledby={listId}>
          {documents.map((document) => (
            <li key={keyOf(document)}>
              {text('matrix.document', {
                title: titleOf(document.type),
                name: document.product.product_name,
              })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
