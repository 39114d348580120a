import { useLayoutEffect, useRef, useState } from 'react';
import { sanitizeHtml } from '../../lib/html/sanitize-html.ts';
import { textOfHtml } from '../../lib/html/text-of-html.ts';
import { reportHandled } from '../../lib/report-handled.ts';
import { classNames } from '../../lib/text/class-names.ts';
import { keepPercent } from '../../lib/text/keep-percent.ts';
import { usePending } from '../base/pending.ts';
import { useStyles } from '../base/styles.ts';
import { Skeleton } from '../message/Skeleton.tsx';
import css from './rich-text.css';

export interface RichTextProps {
  /** HTML of the payload or a service; sanitised before any of it is inserted. */
  html: string;
  className?: string;
}

/**
 * Rich text from HTML, styled like the surrounding text. While the sanitiser is loading, placeholder lines are shown;
 * if it fails to load, the plain text is shown.
 */
export function RichText({ html, className }: RichTextProps) {
  useStyles(css);
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();

  usePending(shown === undefined);
  useLayoutEffect(() => {
    let isOver = false;
    sanitizeHtml(keepPercent(html))
      .catch((error) => {
        reportHandled(error);
        return document.createTextNode(textOfHtml(html));
      })
      .then((nodes) => {
        if (isOver) return;
        container.current?.replaceChildren(nodes);
        setShown(html);
      });
    return () => {
      isOver = true;
    };
  }, [html]);

  return (
    <div className={classNames('ce-rich-text', className)} aria-busy={shown !== html}>
      <div ref={container} className="ce-rich-text__content" />
      {shown === undefined && <Skeleton lines={Math.min(Math.ceil(html.length / 80), 12)} />}
    </div>
  );
}
