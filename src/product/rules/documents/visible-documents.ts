import type { AccessLevel } from '../../../domain/documents/access-level.ts';
import type { Asset } from '../../../domain/documents/asset.ts';
import { canSee, type RoleHolder } from '../../../domain/documents/can-see.ts';
import type { DocumentType } from '../../../domain/documents/document-type.ts';
import { accessOfAsset } from './access-of-asset.ts';
import { type DocumentMark, distinguish } from './distinguish.ts';
import { documentNews } from './document-news.ts';
import { type DocumentTitles, documentTitles } from './document-titles.ts';

/** A document as listed on the product page. */
export interface ProductDocument extends DocumentTitles {
  /** Of those of equal names. */
  mark?: DocumentMark;
  asset: Asset;
  type: DocumentType;
  /** Internal, which a lock icon marks (spec P§6). */
  accessLevel: AccessLevel;
  /** What it is to the reader since the previous login. */
  news: 'new' | 'updated' | undefined;
}

/** The reader, and the industry. */
export interface DocumentReader {
  user: (RoleHolder & { previousLogin?: string | undefined }) | null | undefined;
  /** Industry code; `null` for documents of all industries. */
  industry: string | null;
}

/** The colour chip is shown in the product's header. */
const CHIP = 'image_color_chip';

/**
 * Returns the documents to list: those of a searchable type, for this industry and open to this user (spec P§6, P§9,
 * decisions B1 and B71).
 */
export function visibleDocuments(
  assets: readonly Asset[],
  types: readonly DocumentType[],
  { user, industry }: DocumentReader,
): ProductDocument[] {
  const typeOf = new Map(types.map((type) => [type.code, type]));
  const visible = assets.flatMap((asset): ProductDocument[] => {
    const type = typeOf.get(asset.type);
    if (!type?.availableInSearch || !couldBeListed(asset, { user, industry })) return [];
    const accessLevel = accessOfAsset(asset, type.accessLevel);
    if (!canSee(accessLevel, user)) return [];
    const news = documentNews(asset, user?.previousLogin);
    return [{ asset, ...documentTitles(asset, type.title), type, accessLevel, news }];
  });
  return distinguish(visible);
}

/** Whether an asset is a document to list, as far as can be told before the types are known. */
export function couldBeListed(asset: Asset, { user, industry }: DocumentReader): boolean {
  const isOpen = asset.accessLevel === undefined || canSee(asset.accessLevel, user);
  return asset.type !== CHIP && isOpen && isFor(asset, industry);
}

/** Whether a document is for an industry; `null` for any. */
export function isFor({ industries }: Asset, industry: string | null): boolean {
  return industry === null || industries.length === 0 || industries.includes(industry);
}
