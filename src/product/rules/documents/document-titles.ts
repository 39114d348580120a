import type { Asset } from '../../../domain/documents/asset.ts';

/** What a document is called; never blank. */
export interface DocumentTitles {
  /** Its own title, else that of its type. */
  title: string;
  /** Title of its type, if its own says something else. */
  kind: string | undefined;
}

/**
 * Returns what a document is called (spec P§3 "Document metadata").
 *
 * @param typeTitle of the manifest, if known
 */
export function documentTitles(
  { label, type, filename }: Pick<Asset, 'label' | 'type' | 'filename'>,
  typeTitle: string | undefined,
): DocumentTitles {
  const kind = typeTitle?.trim() || undefined;
  const title = label.trim() || kind || filename || type;
  return { title, kind: kind?.toLowerCase() === title.toLowerCase() ? undefined : kind };
}
