import type { ServiceCall } from '../http/service-call.ts';

// The product page's calls to the search service, as data: also used for calls ahead (src/mount/ahead), by code without
// HTTP client and schemas.

/** GET /api/v1/pigment/{productId}. */
export function pigmentCall({
  productId,
  industry,
}: {
  productId: string;
  industry: string | null;
}): ServiceCall {
  return {
    method: 'get',
    path: `api/v1/pigment/${encodeURIComponent(productId)}`,
    searchParams: industry === null ? {} : { i: industry },
  };
}

/** POST /api/v1/manifest/search: the fields of products. */
export function fieldsCall(): ServiceCall {
  return manifestCall('field', [
    ...['code', 'title', 'dataType', 'informationType', 'accessLevel'],
    ...['options', 'optionsConfig', 'unit'],
  ]);
}

/** POST /api/v1/manifest/search: the catalogues of technical properties. */
export function technicalEntriesCall(): ServiceCall {
  return manifestCall('technical-property', [
    ...['catalogue', 'code', 'title', 'description', 'unit', 'listOptions', 'sort'],
    ...['scale', 'norm', 'decimals', 'condition'],
  ]);
}

function manifestCall(type: string, source: readonly string[]): ServiceCall {
  return { method: 'post', path: 'api/v1/manifest/search', searchParams: { type }, json: { source } };
}
