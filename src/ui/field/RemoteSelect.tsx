import { useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { useStyles } from '../base/styles.ts';
import css from './remote-select.css';
import { Select, type SelectProps } from './Select.tsx';

export interface RemoteSelectProps
  extends Omit<SelectProps, 'value' | 'defaultValue' | 'placeholder' | 'ref'> {
  /** Selected value; kept while the options are loading. Use it within `Controlled`. */
  value: string;
  /** @default 'ready' */
  status?: 'loading' | 'ready' | 'failed';
  /** Placeholder while the options are loading. */
  loadingText: string;
  /** Error if the options failed to load. */
  failedText: string;
  /** Label of the retry button. */
  retryText: string;
  onRetry: () => void;
}

/**
 * A select whose options come from a service: it shows that they are loading, or failed to load. Until then pass the
 * options known without the service, such as the selected one.
 */
export function RemoteSelect({
  status = 'ready',
  options,
  loadingText,
  failedText,
  retryText,
  onRetry,
  ...rest
}: RemoteSelectProps) {
  useStyles(css);
  const select = useRef<HTMLSelectElement>(null);

  const retry = () => {
    // The button disappears while the options are loading.
    select.current?.focus();
    onRetry();
  };

  return (
    <>
      <Select
        {...rest}
        ref={select}
        options={options}
        aria-busy={status === 'loading' || undefined}
        {...(status === 'loading' && { placeholder: loadingText })}
      />
      <div role="status" className="ce-remote-select__failure">
        {status === 'failed' && (
          <>
            {failedText}
            <Button size="small" onClick={retry}>
              {retryText}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
