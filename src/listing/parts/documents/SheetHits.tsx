import { useCallback, useMemo, useState } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import { distinguish } from '../../../product/rules/documents/distinguish.ts';
import { documentTitles } from '../../../product/rules/documents/document-titles.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useDocumentManifest } from '../../../store/reads/useDocumentManifest.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { MAIN_DOCUMENTS } from '../../rules/main-documents.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { DocumentsPart } from './DocumentsPart.tsx';
import type { ListedDocument } from './documents-view.ts';
import { SheetRow } from './SheetRow.tsx';
import css from './sheet-hits.css';
import { WorkingListButton } from './working/WorkingListButton.tsx';

interface SheetHitsProps {
  hits: readonly ProductHit[];
  view: HitsView;
  bulkLimit: BulkLimit | undefined;
}

const NO_TYPES: never[] = [];

/** Product sheets: each product with its documents. The header is decorative, since each line names its documents. */
export function SheetHits({ hits, view, bulkLimit }: SheetHitsProps) {
  useStyles(css);
  const text = useTexts(listedDocumentTexts);
  const manifest = useDocumentManifest();
  const types = manifest.status === 'ready' ? manifest.value : NO_TYPES;
  const titles = useMemo(() => new Map(types.map(({ code, title }) => [code, title])), [types]);
  const documents = useMemo(() => hits.flatMap((hit) => documentsOf(hit, titles)), [hits, titles]);
  const isAnyNameless = documents.some(({ asset }) => !asset.label.trim() && !titles.has(asset.type));
  const [isChoosing, setChoosing] = useState(false);
  const render = useCallback(
    (hit: ProductHit, index: number) => (
      <SheetRow {...{ hit, index, view, isChoosing }} documents={documentsOf(hit, titles)} />
    ),
    [view, titles, isChoosing],
  );
  return (
    <DocumentsPart documents={documents} bulkLimit={bulkLimit}>
      {isAnyNameless && (
        <ReadFailed variant="line" read={manifest} words={{ title: text('listed.names.failed') }} />
      )}
      <WorkingListButton bulkLimit={bulkLimit} />
      <div className="ce-rows__heads ce-sheets__heads">
        <span />
        <span aria-hidden>{text('listed.head.identity')}</span>
        {MAIN_DOCUMENTS.map((kind) => (
          <span key={kind} aria-hidden>
            {text(`listed.head.${kind}`)}
          </span>
        ))}
        {bulkLimit && (
          <button
            type="button"
            className="ce-sheets__choose ce-screen"
            aria-pressed={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {text('listed.choose')}
          </button>
        )}
      </div>
      <HitItems hits={hits} label={text('listed.sheets')} className="ce-sheets__list" render={render} />
    </DocumentsPart>
  );
}

function documentsOf(hit: ProductHit, titles: ReadonlyMap<string, string>): ListedDocument[] {
  const documents = (hit.assets ?? []).map((asset) => ({
    asset,
    ...documentTitles(asset, titles.get(asset.type)),
    product: hit,
  }));
  return distinguish(documents);
}
