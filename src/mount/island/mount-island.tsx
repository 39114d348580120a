import type { ComponentType } from 'react';
import * as v from 'valibot';
import { IslandError } from '../../errors/island-error.ts';
import { describeIssue } from '../../payload/describe-issue.ts';
import { IslandNameContext, OwnTextsContext, type Page, PageContext } from '../../store/hooks.ts';
import type { LightCss } from '../isolation/isolate.ts';
import { pageOfIslands } from '../page.ts';
import { registry } from '../registry.ts';
import type { Island, Isolation } from './contract.ts';
import { failIsland } from './fail-island.ts';
import { type Handle, keepHandle, UNMOUNTED_EARLY } from './handle.ts';
import { IslandBoundary } from './IslandBoundary.tsx';
import { islandRoot } from './island-root.tsx';
import { setStatus } from './status.ts';

/** Options of a mount beside the island's own props. */
export interface MountOptions {
  /**
   * Where the island renders.
   * @default as in the island's contract
   */
  isolation?: Isolation;
  /**
   * Whether a light island includes its stylesheets.
   * @default true
   */
  styles?: boolean;
}

/** @throws {IslandError} naming the properties that its contract forbids */
function readProps<Props extends object>({ name, props }: Island<Props>, given: object): Props {
  const { success, output, issues } = v.safeParse(props, given);
  if (success) return output;
  const reasons = issues.map((issue) => describeIssue(issue, 'data-ce-props').message);
  throw new IslandError(name, reasons.join(' '), { props: issues.map(({ path }) => `${path?.[0]?.key}`) });
}

/** Rejects if the payload lacks required fields, before any code of the island is fetched. */
async function loadView<Props extends object>(
  { name, needs, load }: Island<Props>,
  isolation: Isolation,
  { store }: Page,
): Promise<[ComponentType<Props>, LightCss?]> {
  const { payload } = store.getState();
  const field = needs.find((each) => payload[each] === undefined);
  if (field)
    throw new IslandError(name, `the payload lacks the field "${field}", or it is wrong.`, { field });
  return Promise.all([load(), isolation === 'light' ? import('../isolation/light-css.ts') : undefined]);
}

/**
 * Mounts an island into an element. The server-rendered content stays until the first commit, and is restored if the
 * island fails or is unmounted. An element that already has an island keeps it.
 */
export function mountIsland<Props extends object, Given extends object>(
  element: Element,
  island: Island<Props, Given>,
  { isolation = island.isolation, styles, ...given }: Partial<Given> & MountOptions = {},
): Handle<Given> {
  const shared = registry();
  const { handles, bus } = shared;
  const present = handles.get(element);
  if (present) return present as Handle<Given>;

  const page = pageOfIslands();
  const outcome = Promise.withResolvers<void>();
  outcome.promise.catch(() => {});
  let isOver = false;
  let props = given as object;
  const root = islandRoot(element, island.name, { styles, onError: (error) => fail(error) });

  const end = () => {
    isOver = true;
    handles.delete(element);
    root.remove();
  };
  const fail = (error: Error) => {
    if (isOver) return;
    end();
    failIsland(element, island.name, error);
    outcome.reject(error);
  };
  const show = () => isOver || root.show();
  const commit = () => {
    if (isOver) return;
    setStatus(element, 'ready');
    bus.emit('widget:ready', { island: island.name, element }, element);
    outcome.resolve();
  };
  const render = ([View, light]: [ComponentType<Props>, LightCss?]) => {
    let shown: Props;
    try {
      shown = readProps(island, props);
    } catch (error) {
      fail(error as IslandError);
      return;
    }
    root.render(
      <IslandBoundary onInsert={show} onCommit={commit} onError={fail}>
        <PageContext value={page}>
          <IslandNameContext value={island.name}>
            <OwnTextsContext value={page.store.getState().payload.texts}>
              <View {...shown} />
            </OwnTextsContext>
          </IslandNameContext>
        </PageContext>
      </IslandBoundary>,
      light,
    );
  };

  const view = loadView(island, isolation, page);
  setStatus(element, 'loading');
  view.then((loaded) => isOver || render(loaded), fail);

  const handle: Handle<Given> = {
    ready: outcome.promise,
    update(next) {
      props = { ...props, ...next };
      view.then(
        (loaded) => isOver || render(loaded),
        () => {},
      );
    },
    unmount() {
      if (isOver) return;
      end();
      element.removeAttribute('data-ce-status');
      bus.emit('widget:unmounted', { island: island.name, element }, element);
      outcome.reject(new IslandError(island.name, UNMOUNTED_EARLY));
    },
  };
  keepHandle(shared, element, handle as Handle);
  return handle;
}
