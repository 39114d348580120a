import { type Ref, type RefObject, useRef } from 'react';
import { plainClick } from '../../../lib/address/plain-click.ts';
import { fileName } from '../../../lib/file/file-name.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { type BackendFile, backendFileAddress } from '../../../store/files/backend-file.ts';
import { type BackendDownload, useBackendFile } from '../../../store/files/useBackendFile.ts';
import { useCopies } from '../../../store/files/useCopies.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { downloadIcon } from '../../../ui/icon/download.ts';
import { printIcon } from '../../../ui/icon/print.ts';
import { productFileQuery } from '../../rules/product-file-query.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { productActionTexts } from '../../texts/product-actions.ts';

/** A file of a product: what it is, how it comes along, and what starts it. */
export interface ProductFileAction {
  type: 'pdf' | 'print';
  file: BackendFile;
  download: BackendDownload;
  starter: RefObject<HTMLElement | null>;
}

/** The product as a PDF, which the backend renders: to save, or to print (rows 150 and 151, decision B7). */
export function useFileActions(product: Pigment): ProductFileAction[] {
  return [useFileAction(product, 'pdf'), useFileAction(product, 'print')];
}

function useFileAction(product: Pigment, type: 'pdf' | 'print'): ProductFileAction {
  const { id, industry, isInternal: isForStaff } = product;
  const { perspective } = useCopies(isForStaff);
  const text = useTexts(tableTexts);
  const { name, internal } = useProductContext(product);
  const isShown = type === 'print';
  const file: BackendFile = {
    path: 'util/download/pigment',
    query: (token) =>
      productFileQuery({ id, industry: industry ?? null, isDownload: !isShown, perspective }, token),
    name: `${fileName(...name, internal.isIncluded && text('tables.internal'))}.pdf`,
    isShown,
  };
  const starter = useRef<HTMLElement>(null);
  return { type, file, download: useBackendFile(file), starter };
}

/**
 * Starts a file of a product. A link for visitors, whose other clicks are the browser's; a button for signed-in users,
 * whose address needs a single-use token.
 */
export function FileAction({ type, file, download: { isRunning, start }, starter }: ProductFileAction) {
  const text = useTexts(productActionTexts);
  const isSignedIn = useShared((state) => state.token !== null);
  const payload = useShared((state) => state.payload);
  const look = { variant: 'quiet', size: 'small', icon: type === 'pdf' ? downloadIcon : printIcon } as const;
  if (isSignedIn) {
    return (
      <Button {...look} ref={starter as Ref<HTMLButtonElement>} busy={isRunning} onClick={start}>
        {text(`productActions.${type}`)}
      </Button>
    );
  }
  return (
    <ButtonLink
      {...look}
      ref={starter as Ref<HTMLAnchorElement>}
      href={backendFileAddress(payload, file)}
      onClick={plainClick(() => void start())}
    >
      {text(`productActions.${type}`)}
    </ButtonLink>
  );
}
