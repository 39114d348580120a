import { useId } from 'react';
import { hasRegion } from '../../../src/domain/contact/asked-fields.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { KnownField } from '../../../src/ui/field/KnownField.tsx';
import { RegionFields } from '../../../src/ui/form/RegionFields.tsx';
import { contactTexts } from '../texts.ts';
import type { Contact } from '../useContact.ts';
import { CountryField } from './CountryField.tsx';
import { PersonField } from './PersonField.tsx';

/** Personal data. Values from the profile are read-only and can be changed only there (spec S§5). */
export function DetailFields({ contact }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  const profilePage = useShared(({ payload }) => payload.links?.profile);
  const noteId = useId();
  const { form, profile, asked, contactType, regions } = contact;
  const isAnyKnown = Object.keys(profile).length > 0;
  const region = regions.find(({ code }) => code === profile.region);
  const subRegion = region?.subRegions.find(({ code }) => code === profile.subRegion);

  return (
    <fieldset
      className="ce-contact__group ce-stack ce-gap-4"
      aria-describedby={isAnyKnown ? noteId : undefined}
    >
      <legend className="ce-contact__legend">{t('contact.details')}</legend>
      {isAnyKnown && (
        <p id={noteId} className="ce-contact__note ce-meta">
          {t('contact.details.known')}
          {profilePage && (
            <>
              {' '}
              <Link href={`${profilePage}#/personal`}>{t('contact.details.change')}</Link>
            </>
          )}
        </p>
      )}
      <div className="ce-contact__grid">
        <PersonField contact={contact} name="firstName" autoComplete="given-name" />
        <PersonField contact={contact} name="lastName" autoComplete="family-name" />
        <PersonField
          contact={contact}
          name="email"
          autoComplete="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PersonField contact={contact} name="company" autoComplete="organization" />
        <CountryField contact={contact} />
        {asked.has('region') && <RegionFields form={form} regions={regions} />}
        {hasRegion(contactType) && region && <KnownField {...form.field('region')} value={region.title} />}
        {hasRegion(contactType) && subRegion && (
          <KnownField {...form.field('subRegion')} value={subRegion.title} />
        )}
      </div>
    </fieldset>
  );
}
