import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { api, follow, methods } from '../../../support/contract/document.ts';
import { serviceOf } from '../../../support/contract/find-operation.ts';

/** A call as `service METHOD /path/{parameter}`. */
export type Call = `${ServiceName} ${string} /${string}`;

/** Every call that the document describes. */
export function describedCalls(): Call[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): Call => `${serviceOf(item)} ${method.toUpperCase()} /${path.slice(1)}`),
  );
}

/** The call as a browser is asked to make it, about something that exists. */
export function exampleOf(call: string): string {
  const [service, method, path = ''] = call.split(' ');
  const things = { productId: 'p-0001', assetId: 'a-0001-01', id: '1' };
  return `${method} ${service} ${path.replace(/\{(productId|assetId|id)\}/g, (_, name) => things[name as 'id'])}`;
}

/** Names of a call's parameters in the query or in the headers. */
export function parametersOf(call: Call, place: 'query' | 'header'): string[] {
  const [, method = '', path = ''] = call.split(' ');
  const item = api.paths[path];
  const { parameters = [] } = item?.[method.toLowerCase() as 'get'] ?? {};
  return [...(item?.parameters ?? []), ...parameters]
    .map(follow)
    .filter((each) => each.in === place)
    .map(({ name = '' }) => name);
}
