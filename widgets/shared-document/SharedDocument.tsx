import { useRef } from 'react';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { loadService } from '../../src/store/reads/load-service.ts';
import { defineRead } from '../../src/store/reads/reads.ts';
import { useRead } from '../../src/store/reads/useRead.ts';
import { downloadTexts } from '../../src/texts/downloads.ts';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import type { SharedDocumentProps } from './island.ts';
import css from './shared-document.css';
import { sharedDocumentTexts } from './texts.ts';

const sharedDocument = defineRead('shared-document', async ({ http, signal }, id: string) => {
  const { readDocument } = await loadService(() => import('../../src/services/documents.ts'));
  return readDocument(http, id, signal);
});

/** A document, opened by its shared link (row 203). */
export function SharedDocument({ documentId, productPage }: SharedDocumentProps) {
  useStyles(css);
  const id = documentId ?? pageUrl().searchParams.get('document') ?? '';
  return id === '' ? <IncompleteLink /> : <LinkedDocument id={id} productPage={productPage} />;
}

/** The link is incomplete, so nothing is requested. */
function IncompleteLink() {
  const text = useTexts(sharedDocumentTexts);
  return (
    <div className="ce-shared">
      <p className="ce-meta">{text('shared.label')}</p>
      <h1 className="ce-title">{text('shared.incomplete.title')}</h1>
      <p className="ce-shared__text">{text('shared.incomplete')}</p>
    </div>
  );
}

function LinkedDocument({ id, productPage }: { id: string; productPage: string }) {
  const text = useTexts(sharedDocumentTexts);
  const words = useTexts(downloadTexts);
  const box = useRef<HTMLDivElement>(null);
  const read = useRead(sharedDocument(id));
  // The new heading is not rendered yet when the button disappears.
  const takeFocus = () => queueMicrotask(() => box.current?.querySelector('h1')?.focus());
  return (
    <div ref={box} className="ce-shared" aria-busy={read.status === 'loading'}>
      <p role="status" className="ce-visually-hidden">
        {read.status === 'loading' && text('shared.loading')}
      </p>
      {read.status === 'loading' && !read.failure && (
        <ServedContent>
          <Skeleton lines={5} />
        </ServedContent>
      )}
      {read.status === 'ready' && <DocumentFacts document={read.value} productPage={productPage} />}
      {read.failure && <p className="ce-meta">{text('shared.label')}</p>}
      <ReadFailed
        variant="page"
        read={read}
        takeFocus={takeFocus}
        words={{
          title: text('shared.failed.title'),
          login: {
            title: text('shared.login.title'),
            text: read.failure?.serverMessage ?? words('documents.needsLogin'),
          },
          forbidden: { title: text('shared.forbidden.title'), text: words('documents.forbidden') },
          gone: { title: text('shared.gone.title'), text: text('shared.gone') },
        }}
      />
    </div>
  );
}
