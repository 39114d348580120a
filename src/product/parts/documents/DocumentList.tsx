import { useState } from 'react';
import { canSee } from '../../../domain/documents/can-see.ts';
import { compareTexts } from '../../../lib/text/compare-texts.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useDownloads } from '../../../store/files/useDownloads.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { type Tab, Tabs } from '../../../ui/content/Tabs.tsx';
import type { BulkLimit } from '../../rules/documents/bulk-selection.ts';
import { type DocumentsOfType, documentTabs } from '../../rules/documents/document-tabs.ts';
import type { ProductDocument } from '../../rules/documents/visible-documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { DownloadNews } from './DownloadNews.tsx';
import css from './documents.css';
import type { DocumentsView } from './documents-view.ts';

interface DocumentListProps {
  product: Pigment;
  documents: readonly ProductDocument[];
  bulkLimit: BulkLimit;
}

/** The tab with the documents of every category. */
const ALL = '*';

/** Documents in tabs by category, with a bar for bulk actions. */
export function DocumentList({ product, documents, bulkLimit }: DocumentListProps) {
  useStyles(css);
  const text = useTexts(documentTexts);
  const user = useShared((state) => state.user);
  const downloads = useDownloads();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [tab, setTab] = useState(ALL);
  // Deselect what is no longer listed.
  const selected = documents.filter(({ asset }) => chosen.has(asset.id));
  const view: DocumentsView = {
    product,
    downloads,
    canKeep: user !== null && product.prd !== null,
    isInternal: canSee('internal', user),
    selected: new Set(selected.map(({ asset }) => asset.id)),
    select: (assetIds, isSelected) => {
      const others = selected.map(({ asset }) => asset.id).filter((id) => !assetIds.includes(id));
      setChosen(new Set(isSelected ? [...others, ...assetIds] : others));
    },
  };

  const categories = documentTabs(documents, navigator.language);
  const tabs: Tab[] = categories.map(({ category, types }) => ({
    id: category,
    title: <TabTitle category={category} types={types} />,
    content: <DocumentTable types={types} view={view} />,
  }));
  const all = categories
    .flatMap(({ types }) => types)
    .toSorted((one, other) => compareTexts(one.type.title, other.type.title));
  return (
    <>
      <DownloadNews documents={documents} downloads={downloads} />
      {tabs.length > 1 ? (
        <Tabs
          label={text('documents.tabs')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: ALL,
              title: <TabTitle category={ALL} types={all} />,
              content: <DocumentTable types={all} view={view} />,
            },
            ...tabs,
          ]}
        />
      ) : (
        tabs[0]?.content
      )}
      <BulkBar
        key={user?.userId}
        selected={selected.map(({ asset }) => ({ asset, prd: product.prd }))}
        downloads={downloads}
        limit={bulkLimit}
        clear={() => setChosen(new Set())}
      />
    </>
  );
}

function TabTitle({ category, types }: { category: string; types: readonly DocumentsOfType[] }) {
  const text = useTexts(documentTexts);
  const key = `documents.category.${category}`;
  const count = types.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <>
      {category === ALL
        ? text('documents.all')
        : key in documentTexts
          ? text(key as keyof typeof documentTexts)
          : category}{' '}
      <span className="ce-docs__count ce-meta">{count}</span>
    </>
  );
}
