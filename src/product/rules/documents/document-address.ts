/**
 * Address of a document's or image's file (spec P§7).
 *
 * @param service base address of the document service
 */
export function fileAddress(service: string, assetId: string): string {
  return `${service.replace(/\/$/, '')}/api/v2/document/download/${encodeURIComponent(assetId)}`;
}

/**
 * Address of a document's page, where users with access can download it.
 *
 * @param page payload `links.sharedDocument`
 */
export function sharedDocumentAddress(page: string, assetId: string, base: string): string {
  const url = new URL(page, base);
  url.searchParams.set('document', assetId);
  return url.href;
}
