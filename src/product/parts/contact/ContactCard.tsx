import { phoneAddress } from '../../../lib/text/contact-pieces.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/action/Link.tsx';
import { mailIcon } from '../../../ui/icon/mail.ts';
import type { ProductContact } from '../../rules/product-contacts.ts';
import { productSectionTexts } from '../../texts/product-sections.ts';

type ContactCardProps = ProductContact & { product: Pigment };

/** A person or desk with contact details, and a form to write to them about the product. */
export function ContactCard({ type, contact, product }: ContactCardProps) {
  const text = useTexts(productSectionTexts);
  const { prd, product_name: productName, industry } = product;
  const { name, email, phone } = contact ?? {};
  const props = { contactType: type, data: { prd, productName, ...(industry && { forIndustry: industry }) } };
  return (
    <div className="ce-product-contact__card ce-stack ce-gap-2">
      <h3 className="ce-section__group ce-section__group--ruled">{text(`productContact.${type}`)}</h3>
      {name && <p>{name}</p>}
      {email && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      {phone && (
        <p>
          <Link href={phoneAddress(phone)}>{phone}</Link>
        </p>
      )}
      {(type === 'psr' || type === 'bce') && <p>{text(`productContact.${type}.about`)}</p>}
      <Button
        className="ce-product-contact__action"
        size="small"
        icon={mailIcon}
        data-ce-open="contact-form"
        data-ce-props={JSON.stringify(props)}
      >
        {text(`productContact.write.${type}`)}
      </Button>
    </div>
  );
}
