import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { WhenComplete } from '../frame/WhenComplete.tsx';
import type { ShowOrder } from './show-order.ts';

interface SectionPlaceProps {
  name: string;
  order: ShowOrder;
  children: ReactNode;
}

/** Shows a section once it and all sections before it are complete, so that none of them shifts. */
export function SectionPlace({ name, order, children }: SectionPlaceProps) {
  const isHeld = useSyncExternalStore(order.subscribe, () => order.isHeld(name));
  const complete = useCallback(() => order.complete(name), [order, name]);
  return (
    <WhenComplete isHeld={isHeld} onComplete={complete}>
      {children}
    </WhenComplete>
  );
}
