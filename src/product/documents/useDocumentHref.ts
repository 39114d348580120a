import type { AccessLevel } from '../../domain/documents/access-level.ts';
import { fileAddress, sharedDocumentAddress } from '../../domain/documents/document-address.ts';
import { useShared } from '../../store/hooks.ts';

/** Gives the address of a document: of a public one the file, else the page that offers it to who may have it. */
export function useDocumentHref(): (document: {
  asset: { id: string };
  /** Of whom nothing is said, the page decides. */
  accessLevel?: AccessLevel | undefined;
}) => string {
  const service = useShared(({ payload }) => payload.services?.document) ?? '';
  const page = useShared(({ payload }) => payload.links?.sharedDocument);
  return ({ asset, accessLevel }) =>
    page && accessLevel !== 'public'
      ? sharedDocumentAddress(page, asset.id, location.href)
      : fileAddress(service, asset.id);
}
