import { useRef, useSyncExternalStore } from 'react';
import { focusPageTop } from '../../src/lib/focus/focus-page-top.ts';
import { scrollToTop } from '../../src/lib/scroll/scroll-to-top.ts';
import { classNames } from '../../src/lib/text/class-names.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { arrowUpIcon } from '../../src/ui/icon/arrow-up.ts';
import { useIsCovering } from '../../src/ui/position/useIsCovering.ts';
import css from './back-to-top.css';
import type { BackToTopProps } from './island.ts';
import { backToTopTexts } from './texts.ts';

/**
 * A button in the corner, shown once the page is scrolled far enough. Hidden while it would cover the focused element.
 */
export function BackToTop({ breakpoint }: BackToTopProps) {
  useStyles(css);
  const t = useTexts(backToTopTexts);
  const button = useRef<HTMLButtonElement>(null);
  const isFar = useIsScrolledBeyond(breakpoint);
  const isCovering = useIsCovering(button, isFar);

  return (
    <button
      ref={button}
      type="button"
      className={classNames('ce-top ce-box ce-screen', isFar && !isCovering && 'ce-top--shown')}
      aria-label={t('backToTop.label')}
      onClick={() => scrollToTop(() => focusPageTop(t('backToTop.top')))}
    >
      <Icon path={arrowUpIcon} />
    </button>
  );
}

/** Whether the page is scrolled by more than this many px, or than the viewport's height. */
function useIsScrolledBeyond(breakpoint: number | undefined): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > (breakpoint ?? innerHeight));
}

function subscribe(onChange: () => void): () => void {
  const types = ['scroll', 'resize'];
  for (const type of types) addEventListener(type, onChange, { passive: true });
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}
