import { type ComponentType, createElement, lazy, useCallback, useEffect, useState } from 'react';

/** What stands in place of a part that has not arrived. */
export interface MissingPartProps {
  /** Fetches the part once more, and shows it if it arrives. */
  onRetry: () => Promise<void>;
}

/**
 * A part that is loaded when it is first rendered, within a `Suspense`. If it fails to load, that is reported and the
 * part is left out; the rest of the page stays. A dialog then counts as closed (`onClose`), and the next press loads it
 * again.
 *
 * @param Instead shown in place of one that does not arrive, for what must not be left out
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<MissingPartProps>,
): ComponentType<Props> {
  const slot: Slot<Props> = { part: fetchPart() };
  function fetchPart(): ComponentType<Props> {
    const part = lazy(() =>
      load()
        .catch((error) => {
          reportError(error);
          return missing;
        })
        .then((component) => ({ default: component })),
    );
    // `lazy` returns a component with the props of the loaded one.
    return part as unknown as ComponentType<Props>;
  }
  const renew = () => {
    slot.part = fetchPart();
  };
  const missing = (props: Props) => createElement(Missing<Props>, { props, load, renew, Instead });
  return (props) => createElement<PartProps<Props>>(Part, { slot, props });
}

interface Slot<Props> {
  part: ComponentType<Props>;
}
interface PartProps<Props> {
  slot: Slot<Props>;
  props: Props;
}
interface Closable {
  onClose?: () => void;
}

/** Keep the same component while it is mounted: one loaded anew is for the next time. */
function Part<Props extends object>({ slot, props }: PartProps<Props>) {
  const [part] = useState(() => slot.part);
  return createElement(part, props);
}

interface MissingProps<Props> {
  props: Props & Closable;
  load: () => Promise<ComponentType<Props>>;
  renew: () => void;
  Instead: ComponentType<MissingPartProps> | undefined;
}

function Missing<Props extends object>({ props, load, renew, Instead }: MissingProps<Props>) {
  const { onClose } = props;
  const [part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    renew();
    onClose?.();
  }, [renew, onClose]);
  const onRetry = useCallback(
    () => load().then((component) => setPart(() => component), reportError),
    [load],
  );
  if (part) return createElement(part, props);
  return Instead ? createElement(Instead, { onRetry }) : null;
}
