import { useState } from 'react';
import type { BulkLimit } from '../../domain/documents/bulk-selection.ts';
import { documentTabs } from '../../domain/documents/document-tabs.ts';
import { visibleDocuments } from '../../domain/documents/visible-documents.ts';
import { formatDate } from '../../domain/format-date.ts';
import { ReadFailed } from '../../outcome/ReadFailed.tsx';
import { useShared, useTexts } from '../../store/hooks.ts';
import { useDocumentManifest } from '../../store/useDocumentManifest.ts';
import { documentTexts } from '../../texts/documents.ts';
import { Button } from '../../ui/action/Button.tsx';
import { usePending } from '../../ui/base/pending.ts';
import { clockIcon } from '../../ui/icon/clock.ts';
import { Section } from '../sections/Section.tsx';
import type { SectionPartProps } from '../sections/section-part.ts';
import { DocumentList } from './DocumentList.tsx';

export interface DocumentsSectionProps extends Pick<SectionPartProps, 'product' | 'isBusy'> {
  /** Codes of the categories to show; all if empty. */
  categories?: readonly string[];
  bulkLimit?: BulkLimit | undefined;
}

const BULK_LIMIT: BulkLimit = { documents: 20, megabytes: 50 };

/** The documents of a product that this viewer may have for this industry (rows 186 to 204). */
export function DocumentsSection({ product, isBusy, categories = [], bulkLimit }: DocumentsSectionProps) {
  const text = useTexts(documentTexts);
  const user = useShared((state) => state.user);
  const manifest = useDocumentManifest();
  usePending(manifest.status === 'loading' && !manifest.failure);
  const [onlyUpdated, setOnlyUpdated] = useState(false);

  const types = manifest.status === 'ready' ? manifest.value : [];
  const listed = visibleDocuments(product.assets, types, { user, industry: product.industry });
  const wanted = documentTabs(listed, 'en', categories).flatMap((tab) =>
    tab.types.flatMap(({ documents }) => documents),
  );
  const updated = wanted.filter(({ news }) => news);
  const hasFailed = manifest.failure !== undefined;
  if (hasFailed ? product.assets.length === 0 : wanted.length === 0) return null;

  const isFiltered = onlyUpdated && updated.length > 0;
  return (
    <Section
      address="documents"
      title={text('documents.title')}
      count={hasFailed ? undefined : wanted.length}
      isBusy={isBusy}
      actions={
        updated.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={clockIcon}
            aria-pressed={isFiltered}
            onClick={() => setOnlyUpdated(!isFiltered)}
          >
            {text('documents.updatedSince', {
              date: formatDate(user?.previousLogin ?? '') ?? '',
              count: updated.length,
            })}
          </Button>
        )
      }
    >
      <div>
        {hasFailed ? (
          <ReadFailed
            failure={manifest.failure}
            isBusy={manifest.status === 'loading'}
            retry={manifest.retry}
            words={{ title: text('documents.failed') }}
          />
        ) : (
          <DocumentList
            product={product}
            documents={isFiltered ? updated : wanted}
            bulkLimit={bulkLimit ?? BULK_LIMIT}
          />
        )}
      </div>
    </Section>
  );
}
