import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { chevronDownIcon } from '../icon/chevron-down.ts';
import css from './disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Controlled state; without it the disclosure keeps its own. */
  open?: boolean;
  /** Initial state. @default false */
  defaultOpen?: boolean;
  /** Puts the button into a heading of this level. */
  level?: 2 | 3 | 4;
  /** CSS colour; the open panel's title has a background of a quarter of it (spec P§9). */
  shade?: string;
  /** Called on a press, and when find-in-page has found something inside. */
  onToggle?: (open: boolean) => void;
}

/**
 * A title that slides its content open and closed in 250 ms (spec S§9). Closed content is found by find-in-page, which
 * opens it, and is printed.
 */
export function Disclosure({
  title,
  children,
  open,
  defaultOpen = false,
  level,
  shade,
  onToggle,
}: DisclosureProps) {
  useStyles(css);
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const hasMoved = useHasMoved(isOpen);
  const panel = useRef<HTMLDivElement>(null);
  const toggle = (next: boolean) => {
    setOwn(next);
    onToggle?.(next);
  };
  useFoundInside(panel, isOpen, toggle);

  const Heading = level ? (`h${level}` as const) : 'div';
  return (
    <div className="ce-disclosure" style={{ '--ce-_shade': shade }}>
      <Heading className="ce-disclosure__heading">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="ce-disclosure__button"
          data-shaded={(shade && isOpen) || undefined}
          onClick={() => toggle(!isOpen)}
        >
          <span className="ce-disclosure__title">{title}</span>
          <Icon path={chevronDownIcon} />
        </button>
      </Heading>
      <div ref={panel} id={id} data-slides={hasMoved || undefined} className="ce-disclosure__panel">
        <div className="ce-disclosure__clip">
          <div className="ce-disclosure__content">{children}</div>
        </div>
      </div>
    </div>
  );
}

/**
 * Whether it was opened or closed since it appeared. `hidden` is set after the content may have forced a layout: with a
 * transition from the start, the panel would slide closed while the page loads, and could not be searched meanwhile.
 */
function useHasMoved(isOpen: boolean): boolean {
  const [start] = useState(isOpen);
  const [hasMoved, setHasMoved] = useState(false);
  if (isOpen !== start && !hasMoved) setHasMoved(true);
  return hasMoved;
}

/** Lets find-in-page search closed content. Set here, since React supports `hidden` only as a boolean. */
function useFoundInside(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  toggle: (open: boolean) => void,
): void {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [panel, isOpen]);
  useEffect(() => {
    const element = panel.current;
    const open = ({ target }: Event) => target === element && latest.current(true);
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [panel]);
}
