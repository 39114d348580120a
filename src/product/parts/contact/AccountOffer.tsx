import { LoginLink } from '../../../outcome/LoginLink.tsx';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import type { ProductContacts } from '../../rules/product-contacts.ts';
import { productSectionTexts } from '../../texts/product-sections.ts';

interface AccountOfferProps {
  upsell: NonNullable<ProductContacts['upsell']>;
}

/** Says what a validated account would add, and offers the next step towards it (row 173). */
export function AccountOffer({ upsell }: AccountOfferProps) {
  const text = useTexts(productSectionTexts);
  const isPending = useShared(({ user }) => user?.validationState === 'pending');
  return (
    <div className="ce-product-contact__card ce-stack ce-gap-2">
      <h3 className="ce-section__group ce-section__group--ruled">{text('productContact.account')}</h3>
      <p>{text('productContact.gain')}</p>
      {isPending ? (
        <p>{text('productContact.pending')}</p>
      ) : (
        <div className="ce-product-contact__action ce-cluster ce-gap-2">
          {upsell === 'register' ? <RegisterLinks /> : <ValidationLink />}
        </div>
      )}
    </div>
  );
}

function RegisterLinks() {
  const text = useTexts(productSectionTexts);
  const { registration } = useShared(({ payload }) => payload.links) ?? {};
  return (
    <>
      {registration && (
        <ButtonLink size="small" href={registration} data-ce-open="registration">
          {text('productContact.register')}
        </ButtonLink>
      )}
      <LoginLink size="small" variant="quiet" />
    </>
  );
}

/** Opens the validation request; links to the profile if the overlay can't be opened. */
function ValidationLink() {
  const text = useTexts(productSectionTexts);
  const profile = useShared(({ payload }) => payload.links?.profile);
  const opener = { size: 'small', 'data-ce-open': 'user-validation' } as const;
  return profile ? (
    <ButtonLink href={profile} {...opener}>
      {text('productContact.validate')}
    </ButtonLink>
  ) : (
    <Button {...opener}>{text('productContact.validate')}</Button>
  );
}
