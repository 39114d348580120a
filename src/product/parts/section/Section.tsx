import { type ReactNode, useId, useRef } from 'react';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { useCopy } from '../../../store/files/useCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { linkIcon } from '../../../ui/icon/link.ts';
import { productTexts } from '../../texts/product.ts';
import css from './section.css';
import { useKeptRoom } from './useKeptRoom.ts';
import { useTarget } from './useTarget.ts';

export interface SectionProps {
  /** Without `#`, such as `documents`. */
  address: string;
  title: string;
  /** How many things it holds, for the index. */
  count?: number | undefined;
  /** Beside the title, such as a legend. */
  note?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** What it shows is being replaced. @default false */
  isBusy?: boolean;
  /** Its data are loading for the first time: `children` keep its place, `actions` theirs. @default false */
  isWaiting?: boolean;
  /** Opens whatever hides the section when its address is followed. */
  open?: () => void;
  children: ReactNode;
}

/** A section of a product's page. Its heading offers to copy its address; the index links to it. */
export function Section({
  address,
  title,
  count,
  note,
  actions,
  isBusy = false,
  isWaiting = false,
  open,
  children,
}: SectionProps) {
  useStyles(css);
  const text = useTexts(productTexts);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useKeptRoom(body, isWaiting);
  useTarget(section, { id: address, title, count, open });
  const { copy } = useCopy(new URL(`#${address}`, pageUrl()).href, text('product.heading.copied', { title }));
  return (
    <section
      ref={section}
      className="ce-section"
      aria-labelledby={headingId}
      aria-busy={isBusy || isWaiting}
      data-waiting={isWaiting || undefined}
    >
      <div className="ce-section__head ce-cluster ce-gap-1">
        <div className="ce-section__heading ce-pair">
          <h2 id={headingId} className="ce-section__title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton
            size="small"
            className="ce-section__copy ce-screen"
            icon={linkIcon}
            label={text('product.heading.copy', { title })}
            onClick={copy}
          />
        </div>
        {note && <div className="ce-meta">{note}</div>}
        {actions && (
          <div className="ce-section__actions ce-cluster ce-gap-2" inert={isWaiting}>
            {actions}
          </div>
        )}
      </div>
      <div ref={body} className="ce-section__body">
        {children}
      </div>
    </section>
  );
}
