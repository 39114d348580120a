import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import type { ComparedGroup, ComparedRow } from '../../rules/table/compared-row.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

interface JumpLinksProps {
  groups: readonly ComparedGroup[];
  /** Visible rows. */
  shown: ReadonlySet<ComparedRow>;
  /** Contains the table. */
  box: RefObject<HTMLElement | null>;
  /** Actions on the whole table. */
  children: ReactNode;
}

/** Sticky bar of the table: buttons that scroll to its groups, and actions on the whole table. */
export function JumpLinks({ groups, shown, box, children }: JumpLinksProps) {
  const text = useTexts(comparePageTexts);
  const visible = groups.filter(({ rows }) => rows.some((row) => shown.has(row)));
  const jump = (key: string) => {
    const group = box.current?.querySelector(`[data-group="${CSS.escape(key)}"]`);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <div className="ce-jump ce-pair ce-gap-3 ce-screen">
      <nav aria-label={text('compare.jump')} className="ce-jump__links">
        {jumpTargets(visible, text('compare.colors'), text('compare.media')).map(({ key, title }) => (
          <button key={key} type="button" className="ce-jump__link ce-meta" onClick={() => jump(key)}>
            {title}
          </button>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** The colours, then each group; all media share one target. */
function jumpTargets(groups: readonly ComparedGroup[], colors: string, media: string) {
  return [
    { key: 'colour', title: colors },
    ...groups.filter(({ isMedium }) => !isMedium),
    ...(groups.some(({ isMedium }) => isMedium) ? [{ key: 'media', title: media }] : []),
  ];
}
