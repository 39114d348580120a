import { useEffect, useRef } from 'react';

interface MessageForm {
  getValues(name: 'message'): string;
  setValue(name: 'message', value: string): void;
}

/**
 * Puts the opener's initial text into the message, and removes it when the form is closed. Text that the visitor has
 * entered or changed is kept.
 */
export function useStartOfMessage(form: MessageForm, start: string): void {
  const put = useRef('');
  useEffect(() => {
    if (form.getValues('message') === put.current) form.setValue('message', start);
    put.current = start;
  }, [form, start]);
}
