'use client';
// `ce-widgets/react`: islands in a React application, of its own React. Safe to render on a server.

import { type ReactNode, useEffect } from 'react';
import { scriptJson } from '../server/escape.ts';
import type { RawPayload } from '../src/payload/schema.ts';
import type { MarkerProps, PropsField } from '../widgets/island-props.ts';

export type { RawPayload as PagePayload } from '../src/payload/schema.ts';
export type { MarkerProps } from '../widgets/island-props.ts';

/** Props of `Island`: its name, and `props` with the island's own, which may be left out where all of them are optional. */
export type IslandProps<Name extends keyof MarkerProps> = IslandElement<Name> & PropsField<MarkerProps[Name]>;

interface IslandElement<Name extends keyof MarkerProps> {
  /** Name of the island, such as `search-listing`. */
  name: Name;
  /** Class of the element. */
  className?: string | undefined;
  /** What is shown until the island is ready, and again if it fails. */
  children?: ReactNode;
}

/**
 * Renders the element of an island, and mounts it in the browser: as soon as its code is there, or once it comes near
 * the window, as its contract says. A change of `props` updates it; its own state stays. The first one starts what the page
 * needs besides its islands, as `mountAll` does.
 */
export function Island<Name extends keyof MarkerProps>({
  name,
  props,
  className,
  children,
}: IslandProps<Name>) {
  useEffect(start, []);
  return (
    <div
      data-ce-widget={name}
      data-ce-props={JSON.stringify(props)}
      className={className}
      // The library writes its state onto the element.
      suppressHydrationWarning
    >
      {/* The library takes it out while the island is shown: React may then change what is in it, but not remove it. */}
      <div>{children}</div>
    </div>
  );
}

/**
 * Renders the element with the page's payload. Render it once, in the page's head or at the start of its body. When `data`
 * changes, islands and session follow it.
 */
export function Payload({ data }: { data: RawPayload }) {
  return (
    // biome-ignore lint/correctness/useUniqueElementIds: the library looks for this one
    <script
      type="application/json"
      id="ce-payload"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for a script element
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}

let isStarted = false;

/** Islands are found by their elements from then on, so that none is mounted twice in `StrictMode`. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  import('../widgets/page.ts')
    .then(({ mountAll }) => mountAll())
    .catch((error) => {
      // The next island that is mounted tries again; until then the children stay.
      isStarted = false;
      console.error(error);
    });
}
