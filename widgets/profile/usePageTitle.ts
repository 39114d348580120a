import { useEffect, useRef } from 'react';

/** Puts what is shown before the title that the page came with, for the browser's history and tabs. */
export function usePageTitle(title: string): void {
  const original = useRef('');

  useEffect(() => {
    const ofPage = document.title;
    original.current = ofPage;
    return () => {
      document.title = ofPage;
    };
  }, []);

  useEffect(() => {
    document.title = [title, original.current].filter(Boolean).join(' – ');
  }, [title]);
}
