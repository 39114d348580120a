import { useCallback, useMemo } from 'react';
import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import { distinguish } from '../../../product/rules/documents/distinguish.ts';
import { documentTitles } from '../../../product/rules/documents/document-titles.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useDocumentManifest } from '../../../store/reads/useDocumentManifest.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { hitTexts } from '../../texts/hits.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { HitFlags } from '../products/HitFlags.tsx';
import { HitHeart } from '../products/HitHeart.tsx';
import { HitLink } from '../products/HitLink.tsx';
import { HitSwatch } from '../products/HitSwatch.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import type { ListedDocument } from './documents-view.ts';

interface SheetHitsProps {
  hits: readonly ProductHit[];
  view: HitsView;
  bulkLimit: BulkLimit | undefined;
}

const NO_TYPES: never[] = [];

/** Product sheets: each product with its documents. */
export function SheetHits({ hits, view, bulkLimit }: SheetHitsProps) {
  const text = useTexts(listedDocumentTexts);
  const manifest = useDocumentManifest();
  const types = manifest.status === 'ready' ? manifest.value : NO_TYPES;
  const titles = useMemo(() => new Map(types.map(({ code, title }) => [code, title])), [types]);
  const documents = useMemo(() => hits.flatMap((hit) => documentsOf(hit, titles)), [hits, titles]);
  const isAnyNameless = documents.some(({ asset }) => !asset.label.trim() && !titles.has(asset.type));
  const render = useCallback(
    (hit: ProductHit, index: number) => <SheetRow hit={hit} index={index} view={view} titles={titles} />,
    [view, titles],
  );
  return (
    <DocumentsPart documents={documents} bulkLimit={bulkLimit}>
      {isAnyNameless && (
        <ReadFailed variant="line" read={manifest} words={{ title: text('listed.names.failed') }} />
      )}
      <HitItems hits={hits} label={text('listed.sheets')} className="ce-sheets__list" render={render} />
    </DocumentsPart>
  );
}

interface SheetRowProps {
  hit: ProductHit;
  index: number;
  view: HitsView;
  titles: ReadonlyMap<string, string>;
}

function SheetRow({ hit, index, view, titles }: SheetRowProps) {
  const text = useTexts(listedDocumentTexts);
  const words = useTexts(hitTexts);
  const documents = documentsOf(hit, titles);
  const identity = [hit.color_index && colorIndexName(hit.color_index), hit.chemistry].filter(Boolean);
  return (
    <section className="ce-sheet">
      <div className="ce-sheet__swatch">
        <HitSwatch hit={hit} notMeasured={words('hits.notMeasured')} />
      </div>
      <div className="ce-sheet__head">
        <h3 className="ce-hit__name">
          <HitLink hit={hit} index={index} product={hit} view={view} className="ce-sheet__link" />
          <HitFlags {...hit} />
        </h3>
        {identity.length > 0 && <p className="ce-hit__identity">{identity.join(' · ')}</p>}
      </div>
      {hit.prd && <HitHeart prd={hit.prd} name={hit.product_name} />}
      {documents.length > 0 ? (
        <ul className="ce-sheet__documents" aria-label={text('listed.sheetsOf', { name: hit.product_name })}>
          {documents.map((document) => (
            <li key={document.asset.id}>
              <DocumentLine document={document} level={4} onOpen={() => view.onOpen(hit, index)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="ce-sheet__documents ce-hit__identity">{text('listed.noSheets')}</p>
      )}
    </section>
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
