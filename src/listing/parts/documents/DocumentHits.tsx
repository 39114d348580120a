import { useCallback, useMemo } from 'react';
import type { DocumentHit } from '../../../domain/search/search-hit.ts';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import { distinguish } from '../../../product/rules/documents/distinguish.ts';
import { documentTitles } from '../../../product/rules/documents/document-titles.ts';
import { useTexts } from '../../../store/hooks.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { hitTexts } from '../../texts/hits.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { HitLink } from '../products/HitLink.tsx';
import { HitSwatch } from '../products/HitSwatch.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import type { ListedDocument } from './documents-view.ts';
import { SelectAll } from './SelectAll.tsx';

interface DocumentHitsProps {
  hits: readonly DocumentHit[];
  view: HitsView;
  bulkLimit: BulkLimit | undefined;
}

/** Documents as rows, each with its product. */
export function DocumentHits({ hits, view, bulkLimit }: DocumentHitsProps) {
  const text = useTexts(listedDocumentTexts);
  const documents = useMemo(() => distinguish(hits.map(listed)), [hits]);
  const documentOf = useMemo(() => new Map(documents.map((each) => [each.asset, each])), [documents]);
  const render = useCallback(
    (hit: DocumentHit, index: number) => (
      <DocumentRow hit={hit} document={documentOf.get(hit) ?? listed(hit)} index={index} view={view} />
    ),
    [documentOf, view],
  );
  return (
    <DocumentsPart documents={documents} bulkLimit={bulkLimit}>
      <div className="ce-documents__heads ce-meta">
        <SelectAll documents={documents} />
        <span aria-hidden>{text('listed.head.document')}</span>
        <span aria-hidden>{text('listed.head.product')}</span>
        <span aria-hidden>{text('listed.head.language')}</span>
        <span aria-hidden data-figure>
          {text('listed.head.version')}
        </span>
        <span aria-hidden data-figure>
          {text('listed.head.date')}
        </span>
        <span aria-hidden data-figure>
          {text('listed.head.size')}
        </span>
        <span />
      </div>
      <HitItems hits={hits} label={text('listed.documents')} className="ce-documents__list" render={render} />
    </DocumentsPart>
  );
}

interface DocumentRowProps {
  hit: DocumentHit;
  document: ListedDocument;
  index: number;
  view: HitsView;
}

function DocumentRow({ hit, document, index, view }: DocumentRowProps) {
  const text = useTexts(hitTexts);
  return (
    <DocumentLine
      document={document}
      onOpen={() => view.onOpen(hit, index)}
      product={
        <>
          <HitSwatch hit={hit.product} small notMeasured={text('hits.notMeasured')} />
          <HitLink hit={hit} index={index} product={hit.product} view={view} className="ce-document__of" />
        </>
      }
    />
  );
}

function listed(hit: DocumentHit) {
  return { asset: hit, ...documentTitles(hit, hit.title), product: hit.product };
}
