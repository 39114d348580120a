import type { SelectOption } from '../lib/select-option.ts';
import { useTexts } from '../store/hooks.ts';
import type { Read } from '../store/reads/useRead.ts';
import { countryTexts } from '../texts/countries.ts';
import { ReadFailed } from './ReadFailed.tsx';

interface CountriesFailedProps {
  countries: Read<SelectOption[]>;
  takeFocus: () => void;
}

/** Why there are no countries to choose from, below their field. */
export function CountriesFailed({ countries, takeFocus }: CountriesFailedProps) {
  const text = useTexts(countryTexts);
  return (
    <ReadFailed
      variant="line"
      read={countries}
      takeFocus={takeFocus}
      words={{ title: text('countries.failed') }}
    />
  );
}
