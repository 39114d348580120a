import { useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { useStyles } from '../base/styles.ts';
import css from './remote-select.css';
import { Select, type SelectProps } from './Select.tsx';

export interface RemoteSelectProps
  extends Omit<SelectProps, 'value' | 'defaultValue' | 'placeholder' | 'ref'> {
  /** Chosen value; it is kept while the options are on their way. Use it within `Controlled`. */
  value: string;
  /** @default 'ready' */
  status?: 'loading' | 'ready' | 'failed';
  /** Stands in the field while the options are loading. */
  loadingText: string;
  /** Says that the options did not come. */
  failedText: string;
  /** Of the button that tries again. */
  retryText: string;
  onRetry: () => void;
}

/**
 * A select whose options come from a service: it says that they load, and that they did not come. Give it what is
 * known without the service meanwhile, such as what is chosen already.
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
    // The button goes as the options load.
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
