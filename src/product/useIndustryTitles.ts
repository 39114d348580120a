import { useShared } from '../store/hooks.ts';

/** Gives the title of an industry by its code; a code that the page does not know stands for itself. */
export function useIndustryTitles(): (code: string) => string {
  const known = useShared(({ payload }) => payload.industries) ?? [];
  return (code) => known.find((industry) => industry.code === code)?.title ?? code;
}
