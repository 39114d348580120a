import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { chevronDownIcon } from '../icon/chevron-down.ts';
import css from './disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** At the start. @default false */
  defaultOpen?: boolean;
  /** Puts the button into a heading of this level. */
  level?: 2 | 3 | 4;
  onToggle?: (open: boolean) => void;
}

/** A title that slides its content open and shut in 250 ms (spec S§9). */
export function Disclosure({ title, children, defaultOpen = false, level, onToggle }: DisclosureProps) {
  useStyles(css);
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const Heading = level ? (`h${level}` as const) : 'div';
  return (
    <div className="ce-disclosure">
      <Heading className="ce-disclosure__heading">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="ce-disclosure__button"
          onClick={() => {
            setOpen(!open);
            onToggle?.(!open);
          }}
        >
          <span>{title}</span>
          <Icon path={chevronDownIcon} />
        </button>
      </Heading>
      <div id={id} className="ce-disclosure__panel" data-open={open || undefined}>
        <div className="ce-disclosure__clip">
          <div className="ce-disclosure__content">{children}</div>
        </div>
      </div>
    </div>
  );
}
