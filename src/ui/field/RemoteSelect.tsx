import { type ReactNode, useRef } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './remote-select.css';
import { Select, type SelectProps } from './Select.tsx';

export interface RemoteSelectProps extends Omit<SelectProps, 'defaultValue' | 'placeholder' | 'ref'> {
  value: string;
  /** @default 'ready' */
  status?: 'loading' | 'ready' | 'failed';
  /** Placeholder while the options are loading. */
  loadingText: string;
  /**
   * Why the options failed to load, and what helps; nothing otherwise.
   *
   * @param takeFocus gives the select the focus of what helps, when that goes
   */
  failure: (takeFocus: () => void) => ReactNode;
}

/**
 * A select whose options come from a service: it shows that they are loading, or failed to load. It keeps its value
 * meanwhile, and shows it if `titleOf` knows its title.
 */
export function RemoteSelect({
  status = 'ready',
  options,
  loadingText,
  failure,
  titleOf,
  ...rest
}: RemoteSelectProps) {
  useStyles(css);
  const select = useRef<HTMLSelectElement>(null);
  const isLoading = status === 'loading';

  return (
    <>
      <Select
        {...rest}
        ref={select}
        options={options}
        aria-busy={isLoading || undefined}
        titleOf={isLoading ? (value) => titleOf?.(value) ?? loadingText : titleOf}
        {...(isLoading && { placeholder: rest.value ? null : loadingText })}
      />
      <div className="ce-remote-select__failure ce-meta ce-cluster ce-gap-2">
        {failure(() => select.current?.focus())}
      </div>
    </>
  );
}
