import { useState } from 'react';
import { canSee } from '../../../domain/documents/can-see.ts';
import { formatDate } from '../../../domain/format/format-date.ts';
import { classNames } from '../../../lib/text/class-names.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { useDocumentManifest } from '../../../store/reads/useDocumentManifest.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { usePending } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { clockIcon } from '../../../ui/icon/clock.ts';
import type { BulkLimit } from '../../rules/documents/bulk-selection.ts';
import { documentTabs } from '../../rules/documents/document-tabs.ts';
import { couldBeListed, isFor, visibleDocuments } from '../../rules/documents/visible-documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { DocumentList } from './DocumentList.tsx';
import css from './documents-place.css';

export interface DocumentsSectionProps extends Pick<SectionPartProps, 'product' | 'isBusy'> {
  /** Codes of the categories to show; all if empty. */
  categories?: readonly string[];
  bulkLimit?: BulkLimit | undefined;
}

const BULK_LIMIT: BulkLimit = { documents: 20, megabytes: 50 };

/** The documents of a product that this viewer may have for this industry (rows 186 to 204). */
export function DocumentsSection({ product, isBusy, categories = [], bulkLimit }: DocumentsSectionProps) {
  useStyles(css);
  const text = useTexts(documentTexts);
  const user = useShared((state) => state.user);
  const manifest = useDocumentManifest();
  const isWaiting = manifest.status === 'loading' && !manifest.failure;
  usePending(isWaiting);
  const [onlyUpdated, setOnlyUpdated] = useState(false);

  const types = manifest.status === 'ready' ? manifest.value : [];
  const reader = { user, industry: product.industry };
  const listed = visibleDocuments(product.assets, types, reader);
  const wanted = documentTabs(listed, 'en', categories).flatMap((tab) =>
    tab.types.flatMap(({ documents }) => documents),
  );
  const updated = wanted.filter(({ news }) => news);
  const hasFailed = manifest.failure !== undefined;
  const isExpected = product.assets.some((asset) => couldBeListed(asset, reader));
  if (hasFailed || isWaiting ? !isExpected : wanted.length === 0) return null;

  const isFiltered = onlyUpdated && updated.length > 0;
  return (
    <Section
      address="documents"
      title={text('documents.title')}
      count={wanted.length || undefined}
      isBusy={isBusy}
      isWaiting={isWaiting}
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
        {isWaiting ? (
          <PartWaiting
            className={classNames('ce-docs-place', canSee('internal', user) && 'ce-docs-place--internal')}
            style={{ '--ce-_rows': rowsOf(product) }}
          />
        ) : hasFailed ? (
          <ReadFailed read={manifest} words={{ title: text('documents.failed') }} />
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

/** How many rows there will be: of all files but images, unless the catalogue of types says otherwise. */
function rowsOf({ assets, industry }: Pigment): number {
  return assets.filter((asset) => isFor(asset, industry) && !asset.type.startsWith('image')).length;
}
