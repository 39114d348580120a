import type { ReactNode } from 'react';

interface OptionRowProps {
  id: string;
  isActive: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** A row of a search field's list. The focus stays in the field, which handles the keys of all rows. */
export function OptionRow({ id, isActive, onPick, children }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className="ce-suggestions__row ce-pair ce-gap-3"
      data-active={isActive || undefined}
      onClick={onPick}
    >
      {children}
    </div>
  );
}
