// `ce-widgets/server`: what a page's server writes for the widgets. No React; runs on Node and on edge runtimes.

import { firstCalls, tags } from 'virtual:page-facts';
import type { MarkerProps } from '../widgets/island-props.ts';
import { type CallsOptions, type FirstView, readFirstView } from './first-view.ts';
import { type HeadTagsOptions, writeHeadTags } from './head-tags.ts';
import type { MarkerName } from './marker.ts';

export type { PayloadError } from '../src/errors/payload-error.ts';
export type { RawPayload as PagePayload } from '../src/payload/schema.ts';
export type { MarkerProps, OpenerProps } from '../widgets/island-props.ts';
export { type Answers, answerTag } from './answer-tag.ts';
export type { CallsOptions, FirstCall, FirstView } from './first-view.ts';
export type { HeadTagsOptions } from './head-tags.ts';
export { type MarkerName, type MarkerOptions, marker, type OpenerName, opener } from './marker.ts';
export { type PayloadOptions, payload } from './payload-tag.ts';
export type { AnswerName, IslandTags, TaggedCall, TaggedFile, Tags } from './tags.ts';

/**
 * Writes the tags of a page's head: the script with its integrity, and `modulepreload` for exactly what the named islands
 * fetch first.
 *
 * @throws Error for an island that does not exist
 */
export function headTags(options: HeadTagsOptions<MarkerName>): string {
  return writeHeadTags(tags, options);
}

/**
 * Returns the calls of an island's first view, so that the page's server can make them instead of the browser; pass the
 * responses to `answerTag`. Islands that leave all calls to the browser have none. With a bearer token the responses are
 * for this user only: send such a page as `private`.
 */
export function callsOf<Name extends MarkerName>(
  island: Name,
  options: CallsOptions<MarkerProps[Name]>,
): FirstView {
  return readFirstView(firstCalls[island] ?? { calls: [], defaults: {} }, options);
}
