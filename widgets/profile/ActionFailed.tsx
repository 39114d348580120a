import { SendFailed } from '../../src/outcome/SendFailed.tsx';
import type { Action } from '../../src/store/write/useAction.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';

/** Says why the call of a button has failed, if it has. */
export function ActionFailed({ action: { failure, attempt, start } }: { action: Action }) {
  return (
    failure && (
      <Alert key={attempt} tone="error">
        <SendFailed failure={failure} goOn={() => void start()} />
      </Alert>
    )
  );
}
