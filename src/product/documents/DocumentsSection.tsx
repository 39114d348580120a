import { type RefObject, useRef, useState } from 'react';
import type { BulkLimit } from '../../domain/documents/bulk-selection.ts';
import { documentTabs } from '../../domain/documents/document-tabs.ts';
import { visibleDocuments } from '../../domain/documents/visible-documents.ts';
import { formatDate } from '../../domain/format-date.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import { useShared, useTexts } from '../../store/hooks.ts';
import { useDocumentManifest } from '../../store/useDocumentManifest.ts';
import { documentTexts } from '../../texts/documents.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { Button } from '../../ui/action/Button.tsx';
import { usePending } from '../../ui/base/pending.ts';
import { useFocusHandover } from '../../ui/base/useFocusHandover.ts';
import { clockIcon } from '../../ui/icon/clock.ts';
import { Alert } from '../../ui/message/Alert.tsx';
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
  usePending(manifest.status === 'loading');
  const [isRetrying, setRetrying] = useState(false);
  const [onlyUpdated, setOnlyUpdated] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  const types = manifest.status === 'ready' ? manifest.value : [];
  const ofAll = visibleDocuments(product.assets, types, { user, industry: null });
  const listed = visibleDocuments(product.assets, types, { user, industry: product.industry });
  const wanted = documentTabs(listed, 'en', categories).flatMap((tab) =>
    tab.types.flatMap(({ documents }) => documents),
  );
  const updated = wanted.filter((document) => document.isUpdated);
  const failure = manifest.status === 'failed' ? manifest.failure : undefined;
  const hasFailed = failure !== undefined || (isRetrying && manifest.status === 'loading');
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
      <div ref={box}>
        {hasFailed ? (
          <ManifestFailure
            failure={failure}
            box={box}
            retry={() => {
              setRetrying(true);
              manifest.retry();
            }}
          />
        ) : (
          <DocumentList
            product={product}
            documents={isFiltered ? updated : wanted}
            listedTypes={[...new Set(ofAll.map(({ type }) => type.code))]}
            bulkLimit={bulkLimit ?? BULK_LIMIT}
          />
        )}
      </div>
    </Section>
  );
}

interface ManifestFailureProps {
  /** `undefined` during a retry. */
  failure: ServiceError | undefined;
  retry: () => void;
  /** Stays on the page when this part goes. */
  box: RefObject<HTMLElement | null>;
}

/** Says why the documents can't be listed; stays until the next answer. */
function ManifestFailure({ failure, retry, box }: ManifestFailureProps) {
  const text = useTexts(documentTexts);
  const failures = useTexts(failureTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => {
    box.current?.closest('section')?.querySelector('h2')?.focus();
  });
  const [known, setKnown] = useState(failure);
  if (failure && failure !== known) setKnown(failure);
  return (
    <Alert
      tone="error"
      title={text('documents.failed')}
      actions={
        <Button ref={button} size="small" busy={!failure} onClick={retry}>
          {text('documents.retry')}
        </Button>
      }
    >
      {known && (known.serverMessage ?? readFailureText(known, failures))}
    </Alert>
  );
}
