import type { SelectOption } from '../../lib/select-option.ts';

/** A language of safety data sheets; of a product's sheet of one type with what it states, as far as it is known. */
export interface SheetLanguage extends SelectOption {
  version?: string | undefined;
  /** Day of issue, ISO 8601. */
  date?: string | undefined;
  /** Number to call in an emergency. */
  emergencyPhone?: string | undefined;
}

/** A type of safety data sheets. */
export interface SheetType extends SelectOption {
  /** ISO 3166 codes of the countries whose law it follows; none if the service names none. */
  countries: readonly string[];
}
