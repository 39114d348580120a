import { useRef } from 'react';
import type { DocumentType } from '../../../../domain/documents/document-type.ts';
import { sampledProducts } from '../../../../domain/requests/sampled-products.ts';
import { CsvButtons } from '../../../../outcome/files/TableActions.tsx';
import { SamplesButton } from '../../../../outcome/SamplesButton.tsx';
import { ArchiveOutcome } from '../../../../product/parts/documents/bulk/ArchiveOutcome.tsx';
import { useArchiveStatus } from '../../../../product/parts/documents/bulk/useArchiveStatus.ts';
import { useArchives } from '../../../../product/parts/documents/bulk/useArchives.ts';
import { type BulkLimit, bulkSelection } from '../../../../product/rules/documents/bulk-selection.ts';
import { formatSize } from '../../../../product/rules/documents/format-size.ts';
import { zipBatches } from '../../../../product/rules/documents/zip-batches.ts';
import { bulkTexts } from '../../../../product/texts/bulk-download.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { HandoverButton } from '../../../../ui/action/HandoverButton.tsx';
import { downloadIcon } from '../../../../ui/icon/download.ts';
import { printIcon } from '../../../../ui/icon/print.ts';
import { sampleIcon } from '../../../../ui/icon/sample.ts';
import type { WorkingDocument } from '../../../rules/working-list.ts';
import { workingListTexts } from '../../../texts/working-list.ts';
import { useWorkingWords } from './useWorkingWords.ts';

interface WorkingActionsProps {
  documents: readonly WorkingDocument[];
  types: readonly DocumentType[];
  /** What is listed, for the name of the file. */
  name: string;
  /** Without it, no ZIP is offered. */
  bulkLimit: BulkLimit | undefined;
}

/** How much the list holds, and what can be done with it. */
export function WorkingActions({ documents, types, name, bulkLimit }: WorkingActionsProps) {
  const text = useTexts(workingListTexts);
  const words = useTexts(bulkTexts);
  const { tableOf } = useWorkingWords(types);
  const starter = useRef<HTMLButtonElement>(null);
  const selected = documents.map(({ asset, product }) => ({ asset, prd: product.prd ?? null }));
  const batches = bulkLimit ? zipBatches(selected, bulkLimit) : [];
  const order = useArchives(batches);
  const status = useArchiveStatus(batches, order);
  const takeFocus = () => starter.current?.focus();
  const sum = sumText();
  return (
    <>
      <p role="status" className="ce-visually-hidden">
        {status || sum}
      </p>
      {documents.length > 0 && (
        <div className="ce-working__actions ce-cluster ce-gap-3">
          <p className="ce-working__sum ce-meta">{sum}</p>
          <div className="ce-cluster ce-gap-2 ce-screen">
            {bulkLimit && (
              <Button
                ref={starter}
                variant="primary"
                icon={downloadIcon}
                busy={order.isRunning}
                onClick={order.start}
              >
                {batches.length > 1 ? words('bulk.zips', { batches: batches.length }) : words('bulk.zip')}
              </Button>
            )}
            {order.isRunning && (
              <HandoverButton variant="quiet" onClick={order.cancel} takeFocus={takeFocus}>
                {text('working.cancel')}
              </HandoverButton>
            )}
            <CsvButtons
              csvText={text('working.csv')}
              csvLabel={text('working.csv.of')}
              table={() => tableOf(documents)}
              name={[text('working.file'), name]}
            />
            <Button icon={printIcon} onClick={() => print()}>
              {text('working.print')}
            </Button>
            <SamplesButton
              icon={sampleIcon}
              asked={sampledProducts(
                documents.map(({ product }) => ({ ...product, color: product.masstone })),
                null,
              )}
            />
          </div>
        </div>
      )}
      <div className="ce-screen">
        <ArchiveOutcome {...{ batches, order, takeFocus }} />
      </div>
    </>
  );

  function sumText(): string {
    if (documents.length === 0) return text('working.none');
    const { documents: count, bytes, isMinimum } = bulkSelection(documents.map(({ asset }) => asset));
    const products = new Set(documents.map(({ product }) => product.id)).size;
    return text(isMinimum ? 'working.sum.minimum' : 'working.sum', {
      documents: count === 1 ? text('working.documents.one') : text('working.documents', { count }),
      products: products === 1 ? text('working.products.one') : text('working.products', { count: products }),
      size: formatSize(bytes),
    });
  }
}
