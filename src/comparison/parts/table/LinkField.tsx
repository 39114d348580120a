import { useEffect, useRef } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { LineField } from './LineField.tsx';

/** The link to copy by hand, selected as it comes. */
export function LinkField({ address }: { address: string }) {
  const text = useTexts(comparePageTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <LineField
      ref={input}
      label={text('compare.share.link')}
      hint={text('compare.share.linkHint')}
      readOnly
      value={address}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
