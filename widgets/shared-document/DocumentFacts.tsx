import { useRef } from 'react';
import { formatDay } from '../../src/domain/format/format-day.ts';
import { productAddress } from '../../src/domain/product/product-address.ts';
import { languageName } from '../../src/lib/text/language-name.ts';
import { DownloadProgress } from '../../src/outcome/files/DownloadProgress.tsx';
import { DownloadNews } from '../../src/product/parts/documents/DownloadNews.tsx';
import { useDocumentName } from '../../src/product/parts/documents/useDocumentName.ts';
import { documentTitles } from '../../src/product/rules/documents/document-titles.ts';
import { formatSize } from '../../src/product/rules/documents/format-size.ts';
import { documentTexts } from '../../src/product/texts/documents.ts';
import type { SharedDocument } from '../../src/services/documents.ts';
import { useDownloads } from '../../src/store/files/useDownloads.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Link } from '../../src/ui/action/Link.tsx';
import { CodeText } from '../../src/ui/content/CodeText.tsx';
import { downloadIcon } from '../../src/ui/icon/download.ts';
import { sharedDocumentTexts } from './texts.ts';

interface DocumentFactsProps {
  document: SharedDocument;
  productPage: string;
}

/** Facts about the document, and its download. */
export function DocumentFacts({ document, productPage }: DocumentFactsProps) {
  const text = useTexts(sharedDocumentTexts);
  const words = useTexts(documentTexts);
  const downloads = useDownloads();
  const button = useRef<HTMLButtonElement>(null);
  const { id, product, locale, version, createdDate = '', size } = document;
  const { title, kind } = documentTitles(document, document.title);
  const named = { title, asset: document };
  const name = useDocumentName()(named);
  const facts: [string, string | undefined][] = [
    [text('shared.type'), kind],
    [words('documents.language'), locale && languageName(locale)],
    [words('documents.version'), version],
    [words('documents.date'), formatDay(createdDate)],
    [words('documents.size'), formatSize(size)],
  ];
  const start = () => downloads.start({ asset: document, prd: product.prd });
  const download = downloads.byId[id];
  return (
    <>
      <DownloadNews documents={[named]} downloads={downloads} />
      <p className="ce-meta">{text('shared.label')}</p>
      <h1 className="ce-title" tabIndex={-1}>
        {named.title}
      </h1>
      <dl className="ce-shared__facts ce-figure">
        <div className="ce-cluster">
          <dt className="ce-muted">{text('shared.product')}</dt>
          <dd>
            <Link href={productAddress(productPage, product.id, null)}>
              <CodeText>{product.product_name}</CodeText>
            </Link>
          </dd>
        </div>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="ce-cluster">
                <dt className="ce-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Button
        ref={button}
        variant="primary"
        icon={downloadIcon}
        busy={download?.status === 'running'}
        onClick={start}
      >
        {text('shared.download')}
      </Button>
      <DownloadProgress
        download={download}
        name={name}
        cancel={() => downloads.cancel(id)}
        retry={start}
        takeFocus={() => button.current?.focus()}
      />
    </>
  );
}
