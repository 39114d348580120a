import { useMemo, useState } from 'react';
import { leftOutOf } from '../../src/lib/left-out.ts';
import { LoginLink } from '../../src/outcome/LoginLink.tsx';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { useDocumentManifest } from '../../src/store/reads/useDocumentManifest.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import type { RegulatoryMatrixProps } from './island.ts';
import { Matrix } from './parts/Matrix.tsx';
import css from './regulatory-matrix.css';
import { matrixRows } from './rules/matrix-rows.ts';
import { useSavedProducts } from './state/useSavedProducts.ts';
import { regulatoryMatrixTexts } from './texts.ts';

/** The saved products with their regulatory documents, or why they are not shown. */
export function RegulatoryMatrix(props: RegulatoryMatrixProps) {
  useStyles(css);
  const text = useTexts(regulatoryMatrixTexts);
  const userId = useShared(({ user }) => user?.userId);
  return (
    <div className="ce-matrix ce-stack ce-gap-4">
      {props.title && <h1 className="ce-title">{props.title}</h1>}
      {userId === undefined ? (
        <Alert
          tone="info"
          live={false}
          title={text('matrix.login.title')}
          actions={<LoginLink variant="primary" />}
        >
          {text('matrix.login')}
        </Alert>
      ) : (
        // Each user has a choice of their own.
        <SavedMatrix key={userId} {...props} />
      )}
    </div>
  );
}

function SavedMatrix({ documentTypes, productPage }: RegulatoryMatrixProps) {
  const text = useTexts(regulatoryMatrixTexts);
  const products = useShared(({ payload }) => payload.links?.products);
  const read = useSavedProducts(documentTypes);
  const manifest = useDocumentManifest();
  const [language] = useState(() => navigator.language);
  const saved = read.status === 'ready' ? read.value : undefined;
  const rows = useMemo(
    () => (saved ? matrixRows(saved, documentTypes, language) : []),
    [saved, documentTypes, language],
  );
  const unread = saved ? leftOutOf(saved.products).length : 0;
  const types = manifest.status === 'ready' ? manifest.value : [];
  const isWaiting =
    (read.status === 'loading' && !read.failure) || (manifest.status === 'loading' && !manifest.failure);
  const titleOf = (type: string) => types.find(({ code }) => code === type)?.title ?? type;
  return (
    <>
      <p role="status" className="ce-visually-hidden">
        {isWaiting && text('matrix.loading')}
      </p>
      {isWaiting && (
        <div aria-busy>
          <Skeleton shape="block" height="16em" />
        </div>
      )}
      <ReadFailed read={read} words={{ title: text('matrix.failed') }} />
      {saved && <ReadFailed variant="line" read={manifest} words={{ title: text('matrix.names.failed') }} />}
      {!isWaiting && saved && rows.length === 0 && (
        <div>
          <h2 className="ce-heading">{text('matrix.empty.title')}</h2>
          <p className="ce-muted">{text('matrix.empty')}</p>
          {products && (
            <p>
              <Link href={products}>{text('matrix.empty.products')}</Link>
            </p>
          )}
        </div>
      )}
      {!isWaiting && unread > 0 && (
        <p>
          {text(unread === 1 ? 'matrix.unread.products.one' : 'matrix.unread.products', { count: unread })}
        </p>
      )}
      {!isWaiting && rows.length > 0 && <Matrix {...{ rows, titleOf, productPage }} types={documentTypes} />}
    </>
  );
}
