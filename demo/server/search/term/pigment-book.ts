import { readBases } from '../../../data/pigments/bases.ts';

/** Finds pigments by what else they are called. */
export interface PigmentBook {
  /** Codes of the pigments with that Colour Index name, such as `PR122`; for `PB15` those of all its forms. */
  byName: (code: string) => readonly string[];
  /** Codes of the pigments with that Colour Index constitution number; several may share it. */
  byConstitution: (number: string) => readonly string[];
  /** Codes of the pigments with that CAS number, written without hyphens. */
  byCas: (digits: string) => readonly string[];
}

/** Indexes the pigments of the catalogue by their names and numbers. */
export function pigmentBook(): PigmentBook {
  const names = new Map<string, string[]>();
  const constitutions = new Map<string, string[]>();
  const cas = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, name: string, code: string) => {
    // A form, as `:3`, is also found by the number alone.
    for (const key of new Set([name, name.replace(/:\d$/, '')]))
      map.set(key, [...(map.get(key) ?? []), code]);
  };
  for (const base of readBases()) {
    if (base.effect) continue;
    add(names, base.code.toLowerCase(), base.code);
    if (base.cas) add(cas, base.cas.replaceAll('-', ''), base.code);
    for (const number of base.constitution.split('/')) if (number) add(constitutions, number, base.code);
  }
  const exactFirst = (code: string) => {
    const found = names.get(code) ?? [];
    return found.filter((each) => each.toLowerCase() === code).length > 0
      ? found.filter((each) => each.toLowerCase() === code)
      : found;
  };
  return {
    byName: (code) => exactFirst(code.toLowerCase()),
    byConstitution: (number) => constitutions.get(number) ?? [],
    byCas: (digits) => cas.get(digits) ?? [],
  };
}
