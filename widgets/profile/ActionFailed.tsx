import { useRef } from 'react';
import type { ServiceError } from '../../src/errors/service-error.ts';
import { SendFailed } from '../../src/outcome/SendFailed.tsx';
import type { Action } from '../../src/store/write/useAction.ts';
import { useFocusHandover } from '../../src/ui/base/useFocusHandover.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';

interface Props {
  action: Action;
  /** Takes the focus of the link to the login, which goes as the call goes on. @default nothing does */
  takeFocus?: () => void;
}

/** Says why the call of a button has failed, if it has. */
export function ActionFailed({ action, takeFocus }: Props) {
  const { failure } = action;
  return failure && <Failed {...{ action, failure, takeFocus }} />;
}

function Failed({
  action: { attempt, start },
  failure,
  takeFocus,
}: Pick<Props, 'action'> & { failure: ServiceError; takeFocus: Props['takeFocus'] }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandover(box, () => takeFocus?.());
  return (
    <div ref={box}>
      <Alert key={attempt} tone="error">
        <SendFailed failure={failure} goOn={() => void start()} />
      </Alert>
    </div>
  );
}
