import { expect, test } from 'vitest';
import { serviceNames } from '../../../demo/server/base/ports.ts';
import { createPages } from '../../../demo/server/pages/app.ts';
import { linkPages } from '../../../demo/server/pages/site/link-page.ts';
import { api, resolve } from '../../support/contract/document.ts';
import { fakeDependencies } from './pages/fake-dependencies.ts';
import { describedCalls } from './support/api-document.ts';
import { testDemo } from './support/test-demo.ts';

test('every call of every service is described, and nothing else', async () => {
  const { services } = await testDemo();
  // Pages and files are no calls, but for those of links; nor are the collectors, which speak other products' languages.
  const pages = new Set(
    createPages(fakeDependencies()).routes.map(({ method, path }) => `${method} ${path}`),
  );
  const links = new Set(linkPages.map(({ path }) => `GET ${path}`));
  const isCall = ({ method, path }: { method: string; path: string }) =>
    method !== 'ALL' &&
    (links.has(`${method} ${path}`) || !pages.has(`${method} ${path}`)) &&
    !/^\/(ce|analytics|errors)\//.test(path);
  const routes = serviceNames.flatMap((name) =>
    services[name].routes.filter(isCall).map(({ method, path }) => `${name} ${method} ${path}`),
  );
  const withoutNames = (calls: Iterable<string>) =>
    [...new Set(calls)].map((call) => call.replace(/:\w+(\{[^}]*\})?|\{\w+\}/g, '{}')).sort();
  expect(withoutNames(describedCalls())).toEqual(withoutNames(routes));
});

test('every reference of the document leads somewhere', () => {
  const refs = JSON.stringify(api).match(/(?<="\$ref":")[^"]+/g) ?? [];
  for (const ref of new Set(refs)) expect(resolve(ref), ref).toBeDefined();
});
