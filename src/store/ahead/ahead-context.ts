import type { HttpContext } from '../../http/http-context.ts';
import { rawStrings } from '../../payload/raw-fields.ts';
import type { RawPage } from '../../payload/raw-page.ts';
import { idOf, recordOf, textOf } from '../../payload/raw-values.ts';

/** Facts about the page for calls made ahead: where services are, and who the viewer is. */
export interface AheadContext extends Pick<HttpContext, 'services' | 'region' | 'token'> {
  /** `null` for a visitor. */
  userId: string | null;
}

/** Whom a response in the page must be for. */
export type Viewer = Pick<AheadContext, 'userId' | 'region'>;

/** Whether a response in the page was made for this viewer: a cache may have put another viewer's into the page. */
export function isServedTo(viewer: Viewer, { user, region }: { user?: unknown; region?: unknown }): boolean {
  return (idOf(user) ?? null) === viewer.userId && textOf(region) === viewer.region;
}

/** Reads the facts from the payload's unvalidated fields. */
export function aheadContext({ fields }: Pick<RawPage, 'fields'>): AheadContext {
  const user = recordOf(fields.user);
  const token = textOf(user.token) ?? null;
  return {
    services: rawStrings(fields.services),
    region: textOf(fields.requestRegion),
    token: () => token,
    userId: idOf(user.userId) ?? null,
  };
}
