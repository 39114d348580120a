import { useEffect, useRef } from 'react';

/** Prefixes the document's title with the screen's title, for history and tabs. */
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
