import type { AccessLevel } from '../../../domain/documents/access-level.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { useShared } from '../../../store/hooks.ts';
import { fileAddress, sharedDocumentAddress } from '../../rules/documents/document-address.ts';

/** Returns a function that gives a document's address: a public one's file, else the page that checks the rights. */
export function useDocumentHref(): (document: {
  asset: { id: string };
  /** Without an access level, the page decides. */
  accessLevel?: AccessLevel | undefined;
}) => string {
  const service = useShared(({ payload }) => payload.services?.document) ?? '';
  const page = useShared(({ payload }) => payload.links?.sharedDocument);
  return ({ asset, accessLevel }) =>
    page && accessLevel !== 'public'
      ? sharedDocumentAddress(page, asset.id, pageUrl().href)
      : fileAddress(service, asset.id);
}
