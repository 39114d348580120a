import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './tabs.css';

export interface Tab {
  id: string;
  title: ReactNode;
  /** Rendered while its tab is selected. */
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled selection; without it the tabs keep their own, the first at start. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Tabs: arrow keys, Home and End select, Tab moves on to the panel. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  useStyles(css);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0];

  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex(({ id }) => id === chosen?.id);
    const target = indexByKey(event, current, tabs.length);
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    const button = list.current?.children[target] as HTMLElement | undefined;
    button?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="ce-tabs__list" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${prefix}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            className="ce-tabs__tab"
            onClick={() => choose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-${chosen.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
          tabIndex={0}
          className="ce-tabs__panel"
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

/** Where a key leads from a place in a row of so many, round its ends; -1 for other keys. */
function indexByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number): number {
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (from + 1) % count;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (from - 1 + count) % count;
  return -1;
}
