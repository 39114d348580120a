import { serviceNames } from '../../../demo/server/base/ports.ts';
import { type FoundOperation, findOperation } from '../contract/find-operation.ts';
import { noteBreach } from './breaches.ts';

/** What stands before the paths of a service that shares its host (see `fakeContext`). */
const BASE = /^\/base(?=\/)/;

/** The described call that a request makes; one that there is not, or of another service, fails the test. */
export function findCall(method: string, url: string): FoundOperation {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(BASE, '');
  const found = findOperation(method, path);
  if (!found) throw noteBreach(`openapi.yaml knows no call "${method} ${path}".`);
  const asked = serviceNames.find((name) => hostname.startsWith(`${name}.`));
  if (asked && asked !== found.service)
    throw noteBreach(
      `"${method} ${path}" is a call of the ${found.service} service, but ${asked} was asked.`,
    );
  return found;
}
