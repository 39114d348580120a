import { useId, useRef, useState } from 'react';
import { PersonFields } from '../../../src/product/parts/requests/PersonFields.tsx';
import { RequestConsent } from '../../../src/product/parts/requests/RequestConsent.tsx';
import { RequestDialog } from '../../../src/product/parts/requests/RequestDialog.tsx';
import { RequestForm } from '../../../src/product/parts/requests/RequestForm.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import { useOverflows } from '../../../src/ui/base/useOverflows.ts';
import { keyOf, type MissingDocument } from '../rules/matrix-rows.ts';
import { regulatoryMatrixTexts } from '../texts.ts';
import { useMissingForm } from './useMissingForm.ts';

export interface RequestMissingProps {
  documents: readonly MissingDocument[];
  /** Title of a document type. */
  titleOf: (type: string) => string;
  /** Called with each document whose request is sent. */
  onSent: (key: string) => void;
  onClose: () => void;
}

/** One form for the documents that several products lack, then the confirmation. */
export function RequestMissing({ documents: chosen, titleOf, onSent, onClose }: RequestMissingProps) {
  const text = useTexts(regulatoryMatrixTexts);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  // The choice outside loses what is sent; the form tells of it until it is closed.
  const [documents] = useState(chosen);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [isDone, setDone] = useState(false);
  const form = useMissingForm(documents, {
    onSent(key) {
      setSent((others) => new Set(others).add(key));
      onSent(key);
    },
    onAllSent: () => setDone(true),
  });
  const open = documents.filter((document) => !sent.has(keyOf(document)));
  return (
    <RequestDialog
      title={text('matrix.form.title')}
      sent={isDone ? { title: text('matrix.form.sent.title'), text: text('matrix.form.sent') } : undefined}
      isBusy={form.busy}
      isFilled={form.isFilled}
      onClose={() => {
        if (!isDone) form.reset();
        onClose();
      }}
    >
      <RequestForm form={form} busyText={text('matrix.form.busy')} submitText={text('matrix.form.submit')}>
        {sent.size > 0 && !form.busy && (
          <p role="status">{text('matrix.form.some', { sent: sent.size, count: documents.length })}</p>
        )}
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
              {open.map((document) => (
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
        <PersonFields form={form} />
        <RequestConsent isAlways />
      </RequestForm>
    </RequestDialog>
  );
}
