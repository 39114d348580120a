import type { Pigment } from '../../services/pigment.ts';
import { useShared, useTexts } from '../../store/hooks.ts';
import { useBackendFile } from '../../store/useBackendFile.ts';
import { productActionTexts } from '../../texts/product-actions.ts';
import { Button } from '../../ui/action/Button.tsx';
import { ButtonLink } from '../../ui/action/ButtonLink.tsx';
import { downloadIcon } from '../../ui/icon/download.ts';
import { printIcon } from '../../ui/icon/print.ts';

const PATH = 'util/download/pigment';

/** Downloads or prints the product as a PDF, which the backend renders (rows 150 and 151, decision B7). */
export function FileActions({ product }: { product: Pigment }) {
  return (
    <>
      <FileAction product={product} type="pdf" />
      <FileAction product={product} type="print" />
    </>
  );
}

/** A link for visitors, a button for signed-in users, since their request needs a single-use token. */
function FileAction({ product, type }: { product: Pigment; type: 'pdf' | 'print' }) {
  const text = useTexts(productActionTexts);
  const isSignedIn = useShared((state) => state.token !== null);
  const backend = useShared(({ payload }) => payload.services?.backend);
  const query = (token?: string) => fileQuery(product, type === 'pdf', token);
  const { isPreparing, open } = useBackendFile(
    { path: PATH, query },
    {
      offline: text('productActions.file.offline'),
      failed: text('productActions.file.failed'),
      signedOut: text('productActions.file.signedOut'),
    },
  );
  const look = { variant: 'quiet', size: 'small', icon: type === 'pdf' ? downloadIcon : printIcon } as const;
  if (isSignedIn) {
    return (
      <Button {...look} busy={isPreparing} onClick={open}>
        {text(`productActions.${type}`)}
      </Button>
    );
  }
  const base = new URL((backend ?? '').replace(/\/?$/, '/'), location.href);
  return (
    <ButtonLink {...look} href={new URL(`${PATH}?${query()}`, base).href}>
      {text(`productActions.${type}`)}
    </ButtonLink>
  );
}

function fileQuery(
  { id, industry }: Pigment,
  isDownload: boolean,
  token: string | undefined,
): URLSearchParams {
  return new URLSearchParams({
    id,
    ...(industry && { i: industry }),
    download: String(isDownload),
    ...(token && { token }),
  });
}
