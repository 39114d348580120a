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

/** The search service with helpers to call it. */
export function searchHarness(context = seededContext()) {
  const app = createSearchApp(context);

  async function post<Answer = AnyAnswer>(
    path: string,
    { body, viewer = viewers.visitor }: { body?: unknown; viewer?: Viewer } = {},
  ): Promise<{ status: number; answer: Answer }> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await seenBy(app, viewer).request(`http://search.test${path}`, {
      method: 'POST',
      ...(text === undefined ? {} : { body: text, headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  }

  async function get<Answer>(path: string, viewer: Viewer = viewers.visitor) {
    const response = await seenBy(app, viewer).request(`http://search.test${path}`);
    return { status: response.status, answer: (await response.json()) as Answer };
  }

  const search = async (query: string, options: { body?: unknown; viewer?: Viewer } = {}) => {
    const { status, answer } = await post(`/api/v1/document/search?${query}`, options);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return answer;
  };

  return { context, post, get, search };
}
