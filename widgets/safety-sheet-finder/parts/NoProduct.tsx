import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { sheetFinderTexts } from '../texts.ts';
import { AskForSheet } from './AskForSheet.tsx';
import { SearchLink } from './SearchLink.tsx';

interface NoProductProps {
  /** Empty if the address names a product that the viewer cannot see. */
  term: string;
  didYouMean: string | undefined;
  onSearch: (term: string) => void;
}

/** Says that nothing was found, and what may help. */
export function NoProduct({ term, didYouMean, onSearch }: NoProductProps) {
  const text = useTexts(sheetFinderTexts);
  const isUnknown = term === '';
  return (
    <>
      <h2 className="ce-heading" tabIndex={-1}>
        {isUnknown ? text('sheetFinder.unknown') : text('sheetFinder.none', { term })}
      </h2>
      <p className="ce-muted">{text(isUnknown ? 'sheetFinder.unknown.try' : 'sheetFinder.none.try')}</p>
      <div className="ce-cluster ce-gap-3">
        {didYouMean && (
          <Button onClick={() => onSearch(didYouMean)}>
            {text('sheetFinder.none.didYouMean', { term: didYouMean })}
          </Button>
        )}
        <AskForSheet name={term} />
        <SearchLink term={term}>{text('sheetFinder.search')}</SearchLink>
      </div>
    </>
  );
}
