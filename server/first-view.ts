import type { ServiceCall } from '../src/http/service-call.ts';
import type { AskedDefaults } from '../src/listing/rules/asked-props.ts';
import { firstSearch, searchOptions } from '../src/listing/state/engine/first-search.ts';
import type { RawPayload } from '../src/payload/schema.ts';
import { firstProductCalls } from '../src/product/state/first-product-calls.ts';
import { fieldsCall } from '../src/services/product-calls.ts';
import type { AheadCall } from '../src/store/ahead/ahead-call.ts';
import type { PropsField } from '../widgets/island-props.ts';
import type { AnswerName } from './tags.ts';

/** What the contracts say of an island's first calls. */
export interface FirstCallFacts {
  calls: readonly AheadCall[];
  /** Defaults of the props that a listing's search depends on. */
  defaults: AskedDefaults;
}

/** What an island's first calls depend on: its page, and `props` as in its marker. */
export type CallsOptions<Props extends object = object> = PageOfCalls & PropsField<Props>;

interface PageOfCalls {
  /** The page's payload: its `services`, `user` and `requestRegion`. */
  payload: Pick<RawPayload, 'services' | 'user' | 'requestRegion'>;
  /** Absolute address of the page. */
  url: string | URL;
}

/** A request as `fetch` takes it: `fetch(call.url, call)`. */
export interface FirstCall {
  answer: AnswerName;
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** JSON. @default null */
  body: string | null;
}

/** The calls of an island's first view, and what tells the island that their responses are its own. */
export interface FirstView {
  /** What the island shows, which determines the shape of its `data-ce-answer`. */
  of: 'product' | 'listing';
  /** Product and industry, or the query of a listing's address. */
  query: string;
  /** Id of the user whom the responses are for; `null` for a visitor. */
  user: string | null;
  /** Region that they are for: the payload's `requestRegion`. */
  region: string | null;
  calls: readonly FirstCall[];
}

/**
 * Returns the calls of an island's first view, for the page's server. Calls with a bearer token get answers for this user
 * only: send such a page as `private`.
 */
export function readFirstView(facts: FirstCallFacts, { payload, props = {}, url }: CallsOptions): FirstView {
  const { user, services } = payload;
  const page = new URL(url);
  const address = (services?.search ?? page.origin).replace(/\/?$/, '/');
  const headers = {
    accept: 'application/json',
    ...(user?.token && { authorization: `Bearer ${user.token}` }),
    ...(payload.requestRegion && { 'x-request-region': payload.requestRegion }),
  };
  const isListing = facts.calls.includes('search');
  const { query, calls } = isListing
    ? listingCalls(facts, props, page, user?.token)
    : firstProductCalls(facts.calls, { ...props }, productPage(page));
  return {
    of: isListing ? 'listing' : 'product',
    query,
    user: user ? String(user.userId) : null,
    region: payload.requestRegion ?? null,
    // A wrong address is named by `payload`; the page works without calls ahead.
    calls: URL.canParse(address, page.href)
      ? calls.map(([name, call]) =>
          requestOf(name === 'search' ? 'answer' : name, call, new URL(address, page), headers),
        )
      : [],
  };
}

function productPage({ searchParams }: URL) {
  return { industry: searchParams.get('i') || null, isServed: () => false, askedFor: new Set<string>() };
}

function listingCalls(
  { defaults }: FirstCallFacts,
  props: object,
  { search }: URL,
  token: string | undefined,
): { query: string; calls: (readonly [AheadCall, ServiceCall])[] } {
  const { call, needsUser } = firstSearch(searchOptions({ ...props }, defaults), search);
  const isRefused = needsUser && !token;
  return {
    query: search.slice(1),
    calls: [...(isRefused ? [] : [['search', call] as const]), ['fields', fieldsCall()] as const],
  };
}

function requestOf(
  answer: AnswerName,
  { method, path, searchParams, json }: ServiceCall,
  base: URL,
  headers: Readonly<Record<string, string>>,
): FirstCall {
  const url = new URL(path, base);
  url.search = new URLSearchParams(searchParams).toString();
  const hasBody = json !== undefined;
  return {
    answer,
    url: url.href,
    method: method === 'get' ? 'GET' : 'POST',
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    body: hasBody ? JSON.stringify(json) : null,
  };
}
