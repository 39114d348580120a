import type { Viewer } from '../../../../demo/server/base/context.ts';
import type { SearchAnswer } from '../../../../demo/server/search/answer-search.ts';
import { createSearchApp } from '../../../../demo/server/search/app.ts';
import type { Aggregations } from '../../../../demo/server/search/facets/facet-count.ts';
import { seededContext, seenBy, viewers } from '../service.ts';

/** Everything that tests of the search service read of a hit. */
export interface AnyHit {
  id: string;
  uid: string;
  resultType: string;
  prd: string;
  product_name: string;
  /** Documents, in listings. */
  assets?: { id: string; type: string; version: number }[];
  [property: string]: unknown;
}

/** A search answer with hits open to inspection. */
export type AnyAnswer = Omit<SearchAnswer, 'hits' | 'aggregations'> & {
  hits: AnyHit[];
  aggregations: Aggregations;
};

interface Asked {
  viewer?: Viewer;
  size?: number;
  from?: number;
  isProductSuggestRequest?: boolean;
}

/** The search service with helpers to call it. */
export function searchHarness(context = seededContext()) {
  const app = createSearchApp(context);

  /** Calls the service; the body goes as JSON, unless it is a text. */
  async function call(
    method: string,
    path: string,
    { body, viewer = viewers.visitor }: { body?: unknown; viewer?: Viewer } = {},
  ) {
    const written = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await seenBy(app, viewer).request(`http://search.test${path}`, {
      method,
      ...(written && { body: written, headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    return { status: response.status, answer: text ? JSON.parse(text) : undefined };
  }
  const post = <Answer = AnyAnswer>(
    path: string,
    options?: Parameters<typeof call>[2],
  ): Promise<{ status: number; answer: Answer }> => call('POST', path, options);
  const get = <Answer>(path: string, viewer?: Viewer): Promise<{ status: number; answer: Answer }> =>
    call('GET', path, { ...(viewer && { viewer }) });

  /** Searches; what is given beside the viewer goes as the body. */
  async function search(query: string, { viewer = viewers.visitor, ...body }: Asked = {}) {
    const options = { viewer, body: Object.keys(body).length > 0 ? body : undefined };
    const { status, answer } = await post(`/api/v1/document/search?${query}`, options);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Ids of the first hits. */
  const idsOf = async (query: string, asked?: Asked) => (await search(query, asked)).hits.map(({ id }) => id);

  return { context, call, post, get, search, idsOf };
}

interface Measured {
  technicalProperties: {
    medium: string;
    applicationType: string;
    propertyType: string;
    angle?: string;
    value: number;
  }[];
}

/** The colour that a product's page shows in a medium. */
export function labIn(
  { technicalProperties }: Measured,
  medium: string,
  application = 'masstone',
  angle?: string,
) {
  const own = technicalProperties.filter(
    (each) => each.medium === medium && each.applicationType === application && each.angle === angle,
  );
  const value = (type: string) => own.find(({ propertyType }) => propertyType === type)?.value ?? Number.NaN;
  return { L: value('lightness'), a: value('a'), b: value('b') };
}
