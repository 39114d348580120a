import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/**
 * A part that is fetched when it is first rendered, within a `Suspense`. One that does not arrive is reported and
 * left out: what stands around it stays. A dialog counts as closed then (`onClose`), and the next press fetches it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
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
    // What `lazy` gives takes the props of what it fetches.
    return part as unknown as ComponentType<Props>;
  }
  const renew = () => {
    slot.part = fetchPart();
  };
  const missing = (props: Closable) => createElement(Missing, { onClose: props.onClose, renew });
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

/** Shows the same part for as long as it stands: one that is fetched anew is for the next time. */
function Part<Props extends object>({ slot, props }: PartProps<Props>) {
  const [part] = useState(() => slot.part);
  return createElement(part, props);
}

function Missing({ onClose, renew }: Closable & { renew: () => void }) {
  useEffect(() => {
    renew();
    onClose?.();
  }, [renew, onClose]);
  return null;
}
