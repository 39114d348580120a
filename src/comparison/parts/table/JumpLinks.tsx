import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { showInRow } from '../../../lib/scroll/show-in-row.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useCurrentSection } from '../../../ui/position/useCurrentSection.ts';
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

/**
 * Sticky bar of the table: buttons that scroll to its groups, of which that of the group being read is marked, and
 * actions on the whole table.
 */
export function JumpLinks({ groups, shown, box, children }: JumpLinksProps) {
  const text = useTexts(comparePageTexts);
  const visible = groups.filter(({ rows }) => rows.some((row) => shown.has(row)));
  const targets = jumpTargets(visible, text('compare.colors'), text('compare.media'));
  const groupOf = (key: string) => box.current?.querySelector(`[data-group="${CSS.escape(key)}"]`);
  const current = useCurrentSection(
    targets.map(({ key }) => key),
    groupOf,
  );
  const links = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group is being read
  useEffect(() => {
    const link = links.current?.querySelector('[aria-current]');
    if (link) showInRow(links.current as HTMLElement, link);
  }, [current]);
  const jump = (key: string) => {
    const group = groupOf(key);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <div className="ce-jump ce-pair ce-gap-3 ce-screen">
      <nav ref={links} aria-label={text('compare.jump')} className="ce-jump__links">
        {targets.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            className="ce-jump__link ce-meta"
            aria-current={key === current || undefined}
            onClick={() => jump(key)}
          >
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
