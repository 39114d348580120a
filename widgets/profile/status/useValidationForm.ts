import { useMemo, useRef } from 'react';
import * as v from 'valibot';
import { type ContactRegion, isWholePlace, subRegionsOf } from '../../../src/domain/contact/regions.ts';
import { initialRegion } from '../../../src/domain/initial-region.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { loadMe } from '../../../src/store/load-me.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useAccountForm } from '../useAccountForm.tsx';

/** The form on region and subregion; the latter is required where the region has some (decision 63). */
export function useValidationForm(user: User, regions: readonly ContactRegion[]) {
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => {
    const { required } = validationRules(validation);
    return v.pipe(
      v.object({ region: v.pipe(v.string(), required()), subRegion: v.string() }),
      v.forward(
        v.check((place) => isWholePlace(regions, place), validation('validation.required')),
        ['subRegion'],
      ),
    );
  }, [validation, regions]);

  /** The service takes no request now: one is pending already, or was decided. */
  const isClosed = useRef(false);

  return useAccountForm({
    name: 'validation',
    schema,
    saved: initialRegion(regions, user),
    labels: { region: text('profile.region'), subRegion: text('profile.subRegion') },
    async save(http, { region, subRegion }) {
      const { readMe, requestValidation } = await loadMe();
      isClosed.current = false;
      const part = subRegionsOf(regions, region).length > 0 && { subRegion };
      return requestValidation(http, { region, ...part }).catch((error) => {
        if (error.code !== 'validation_not_open') throw error;
        // Asked for in another tab, or decided meanwhile: what has become of it is what counts.
        isClosed.current = true;
        return readMe(http);
      });
    },
    told(_, { validationState }) {
      if (!isClosed.current) return { text: text('profile.status.request.sent') };
      const outcome = validationState === 'pending' ? 'pending' : 'closed';
      return { type: 'info', text: text(`profile.status.request.${outcome}`) };
    },
  });
}
