import { useShared, useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { productContacts } from '../../rules/product-contacts.ts';
import { productSectionTexts } from '../../texts/product-sections.ts';
import { FieldGroupPart } from '../fields/FieldGroupPart.tsx';
import { useProductFields } from '../fields/useProductFields.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { ContactCard } from './ContactCard.tsx';
import css from './contact-section.css';

/** Contacts for a product, by the viewer's status, and what an account would add (rows 161, 173 and 174). */
export function ContactSection({ product, isBusy }: Pick<SectionPartProps, 'product' | 'isBusy'>) {
  useStyles(css);
  const text = useTexts(productSectionTexts);
  const user = useShared((state) => state.user);
  const { groups } = useProductFields(product);
  const { contacts, upsell } = productContacts(user);
  return (
    <Section address="contact" title={text('productContact.title')} isBusy={isBusy}>
      <div className="ce-product-contact ce-split">
        {contacts.map((contact) => (
          <ContactCard key={contact.type} product={product} {...contact} />
        ))}
        {upsell && <AccountOffer upsell={upsell} />}
      </div>
      {groups(['contact']).map((group) => (
        <div key={group.type} className="ce-product-contact__fields">
          <FieldGroupPart group={group} isAlone />
        </div>
      ))}
    </Section>
  );
}
