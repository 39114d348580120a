import { answerTag } from '../../server/answer-tag.ts';
import { escapeHtml } from '../../server/escape.ts';
import { type FirstView, readFirstView } from '../../server/first-view.ts';
import { writeHeadTags } from '../../server/head-tags.ts';
import { marker, opener } from '../../server/marker.ts';
import { payload } from '../../server/payload-tag.ts';
import { contracts } from '../../widgets/contracts.ts';
import { firstCallFacts } from '../build/island-table.ts';
import type { ExampleCase } from './example-case.ts';
import { answerOf } from './search-service.ts';

const ISLANDS = ['main-navigation', 'search-listing'];
const FACTS = firstCallFacts(contracts)['search-listing'] ?? { calls: [], defaults: {} };

/** What an example should write, and the calls that it should make. */
export interface ExpectedPage {
  html: string;
  calls: FirstView['calls'];
}

/** Writes the page of a case by `ce-widgets/server`. */
export function expectedPage({ data, tags, search, service }: ExampleCase): ExpectedPage {
  const url = `https://portal.example/products?${search}`;
  const view = readFirstView(FACTS, { payload: data.payload, props: data.listing, url });
  const calls = service === 'is not asked' ? [] : view.calls;
  const answers = Object.fromEntries(
    calls.map((call) => [call.answer, answerOf(service, new URL(call.url).pathname)]),
  );
  const links = data.payload.mainMenu.map(({ link, menuTitle }) => linkTo(link, menuTitle));
  const products = data.products.map(({ link, name }) => `<li>${linkTo(link, name)}</li>`);
  const rooms = ISLANDS.flatMap((name) => tags.islands[name]?.style ?? []);
  const refuse = (fault: Error) => {
    throw fault;
  };
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Products</title>
${writeHeadTags(tags, { base: data.base, islands: ISLANDS, asksForConsent: data.asksForConsent })}
${rooms.map((rules) => `<style>${rules}</style>`).join('\n')}
${payload(data.payload, { onFault: refuse })}
</head>
<body>
${marker('main-navigation', {}, links.join(''), { element: 'nav' })}
${opener('login', {}, 'Log in', '/login')}
${marker('search-listing', data.listing, `<ul>${products.join('')}</ul>${answerTag(view, answers)}`)}
</body>
</html>`;
  return { html, calls };
}

function linkTo(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
