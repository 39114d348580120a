import { type ComponentType, createElement } from 'react';
import { createLazyPart, type PartViews } from '../ui/base/create-lazy-part.tsx';
import { PartMissing } from './PartMissing.tsx';
import { PartWaiting } from './PartWaiting.tsx';

/** Without the part's props. */
const Waiting = () => createElement(PartWaiting);

/**
 * A part of a page whose code is loaded when it is first rendered. It says so if that takes a moment, or if the code is
 * missing: then with “Try again”.
 *
 * @param views what stands in its place instead
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  views: Partial<PartViews<Props>> = {},
): ComponentType<Props> {
  return createLazyPart(load, { Waiting, Missing: PartMissing, ...views });
}
