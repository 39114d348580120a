import { useCallback, useId, useRef, useState } from 'react';
import type { Comparison } from '../../rules/content/comparison.ts';
import type { Candidate } from '../../state/comparison-state.ts';
import { PickerFlyout } from './PickerFlyout.tsx';

export interface PickerOptions {
  label: string;
  comparison: Comparison;
  productsPage: string;
  onPick: (candidate: Candidate) => void;
}

/** The search for a product beside a button. What is picked takes some time to come; until then the button has the focus. */
export function usePicker({ onPick, ...rest }: PickerOptions) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return {
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
    flyout: isOpen && (
      <PickerFlyout
        {...rest}
        id={id}
        onClose={close}
        onPick={(candidate) => {
          button.current?.focus();
          onPick(candidate);
        }}
      />
    ),
  };
}
