import type { NearSearch } from '../../../src/listing/state/near/near-source.ts';
import type { Page } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import type { ColourQuery } from '../rules/typed-search.ts';

/** The search for our products near a colour. */
export function colourSearchOf(
  { store }: Pick<Page, 'store'>,
  { lab, medium, shade, light, tolerance }: ColourQuery,
  isCurrent: () => boolean,
): NearSearch {
  return {
    isCurrent,
    async search({ filters, range }, signal) {
      const { searchNearestToColor } = await loadService(
        () => import('../../../src/services/color-search.ts'),
      );
      signal.throwIfAborted();
      const call = { lab, medium, shade, ...light, tolerance, filters, range };
      const answer = await searchNearestToColor(httpContextOf(store), call, signal);
      const { medium: shown, media, nearest, color, illuminant, observer, ...result } = answer;
      const compared = { medium: shown, media, nearest, color, light: { illuminant, observer } };
      return { ...result, compared };
    },
  };
}
