import { useEffect, useRef } from 'react';

interface MessageForm {
  getValues(name: 'message'): string;
  setValue(name: 'message', value: string): void;
}

/**
 * Puts the words that the form is opened with into its message, and takes them out again as it is closed. A message
 * that someone has written or changed stays.
 */
export function useStartOfMessage(form: MessageForm, start: string): void {
  const put = useRef('');
  useEffect(() => {
    if (form.getValues('message') === put.current) form.setValue('message', start);
    put.current = start;
  }, [form, start]);
}
