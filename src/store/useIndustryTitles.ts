import { useShared } from './hooks.ts';

/** Returns a function that gives an industry's title by its code; an unknown code is its own title. */
export function useIndustryTitles(): (code: string) => string {
  const known = useShared(({ payload }) => payload.industries) ?? [];
  return (code) => known.find((industry) => industry.code === code)?.title ?? code;
}
