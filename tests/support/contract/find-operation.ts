import { type ServiceName, serviceNames } from '../../../demo/server/base/ports.ts';
import type { Operation, PathItem } from '../../../demo/server/shell/contract/contract.ts';
import { api } from './document.ts';

/** A call that the document describes. */
export interface FoundOperation {
  /** The path as the document writes it, such as `/api/v1/pigment/{productId}`. */
  template: string;
  service: ServiceName;
  operation: Operation;
}

/** The service that a path belongs to, by the port of its server. */
export function serviceOf({ servers: [{ url }] }: PathItem): ServiceName {
  const name = serviceNames[Number(url.slice(-1))];
  if (!name) throw new Error(`${url} is no service's address.`);
  return name;
}

/** The call of a method and a path; parameters of the path may be values or stand in braces. */
export function findOperation(method: string, path: string): FoundOperation | undefined {
  const template = path in api.paths ? path : patterns().find(([, pattern]) => pattern.test(path))?.[0];
  const item = template === undefined ? undefined : api.paths[template];
  const operation = item?.[method.toLowerCase() as 'get'];
  return item && operation && template ? { template, service: serviceOf(item), operation } : undefined;
}

let known: [template: string, pattern: RegExp][] | undefined;

/** Paths without parameters come first: `/favorite/` is not a favourite without an id. */
function patterns(): [template: string, pattern: RegExp][] {
  known ??= Object.keys(api.paths)
    .filter((template) => template.includes('{'))
    .map((template) => [template, new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)]);
  return known;
}
