import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { deepActiveElement } from '../../lib/focus/deep-active-element.ts';
import { focusInto } from '../../lib/focus/focus-into.ts';
import { reportHandled } from '../../lib/report-handled.ts';

/** Props of what stands in place of a part whose code is missing. */
export interface MissingPartProps<Props = object> {
  /** Of the part. */
  props: Props;
  /** Fetches the code again and shows the part if it arrives. Resolves with whether it has. */
  onRetry: () => Promise<boolean>;
}

/** What stands in place of a part. */
export interface PartViews<Props> {
  /** While its code is loading. With `null` it suspends what is around it: that keeps what it shows. */
  Waiting: ComponentType<Props> | null;
  /** While its code is missing. */
  Missing: ComponentType<MissingPartProps<Props>>;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part whose code is loaded when it is first rendered. Once its code is missing, it is fetched again on request, when
 * the browser is online again, and when the part is next rendered. Use `lazyPart` or `lazyDialog` of `src/outcome`,
 * which say so; this is for what needs no words.
 */
export function createLazyPart<Props extends object>(
  load: Load<Props>,
  { Waiting, Missing }: PartViews<Props>,
): ComponentType<Props> {
  // `lazy` remembers a failure: what is rendered after it gets another one. Not before it has been shown, since React
  // renders anew what was suspended.
  let latest = fetchPart();
  const renew = () => {
    latest = fetchPart();
  };
  function fetchPart(): ComponentType<Props> {
    const part = lazy(() =>
      load()
        .catch((error) => {
          reportHandled(error);
          return (props: Props) => <Retried {...{ props, load, renew, Missing }} />;
        })
        .then((component) => ({ default: component })),
    );
    // `lazy` returns a component with the props of the loaded one.
    return part as unknown as ComponentType<Props>;
  }
  return (props) => {
    const [Part] = useState(() => latest);
    if (!Waiting) return <Part {...props} />;
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

interface RetriedProps<Props> {
  props: Props;
  load: Load<Props>;
  renew: () => void;
  Missing: ComponentType<MissingPartProps<Props>>;
}

/** Stands in place of a missing part until it arrives; if it had the focus then, the part gets it. */
function Retried<Props extends object>({ props, load, renew, Missing }: RetriedProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const mark = useRef<HTMLSpanElement>(null);
  const focused = useRef<HTMLElement>(null);
  const attempt = useRef<Promise<boolean>>(undefined);

  const onRetry = useCallback(() => {
    attempt.current ??= load()
      .then(
        (component) => {
          focused.current = deepActiveElement();
          setPart(() => component);
          return true;
        },
        (error) => {
          reportHandled(error);
          return false;
        },
      )
      .finally(() => {
        attempt.current = undefined;
      });
    return attempt.current;
  }, [load]);

  useEffect(renew, [renew]);
  useEffect(() => {
    if (Part) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [Part, onRetry]);
  useLayoutEffect(() => {
    const next = mark.current?.nextElementSibling;
    const isLost = focused.current && !focused.current.isConnected && !deepActiveElement();
    if (Part && isLost && next instanceof HTMLElement) focusInto(next);
  }, [Part]);

  if (!Part) return <Missing props={props} onRetry={onRetry} />;
  return (
    <>
      <span ref={mark} hidden />
      <Part {...props} />
    </>
  );
}
