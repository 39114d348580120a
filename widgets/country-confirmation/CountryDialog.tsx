import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { useCountries } from '../../src/store/reads/useCountries.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import css from './country-confirmation.css';
import { nameCountries } from './name-countries.ts';
import { countryConfirmationTexts } from './texts.ts';
import { useResidence } from './useResidence.ts';

interface Props {
  /** Country codes. */
  countries: readonly string[];
}

/** The page's countries and the two answers. */
export function CountryDialog({ countries }: Props) {
  useStyles(css);
  const t = useTexts(countryConfirmationTexts);
  const names = useCountryNames(countries);
  const { step, confirm, decline } = useResidence(countries);
  const alert = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const isOne = countries.length === 1;

  useEffect(() => {
    if (step === 'not-kept') alert.current?.focus();
  }, [step]);

  return (
    <Dialog
      title={t('countryConfirmation.title')}
      size="small"
      closable={false}
      describedBy={questionId}
      footer={
        <>
          <Button onClick={decline}>{t('countryConfirmation.decline')}</Button>
          <Button variant="primary" busy={step === 'reloading'} onClick={confirm}>
            {t('countryConfirmation.confirm')}
          </Button>
        </>
      }
    >
      <div className="ce-stack ce-gap-4" aria-busy={!names}>
        <div id={questionId} className="ce-stack ce-gap-4">
          {isOne && !names && <Skeleton lines={2} />}
          {isOne && names && <p>{t('countryConfirmation.intro.one', { country: names[0] ?? '' })}</p>}
          {!isOne && (
            <>
              <p>{t('countryConfirmation.intro')}</p>
              <ul className="ce-country__list">
                {/* Empty lines reserve space for names that are still loading. */}
                {(names ?? countries).map((name) => (
                  <li key={name}>{names ? name : '\u00a0'}</li>
                ))}
              </ul>
            </>
          )}
          <p>{t(isOne ? 'countryConfirmation.question.one' : 'countryConfirmation.question')}</p>
        </div>
        {step === 'not-kept' && (
          <Alert tone="error" ref={alert}>
            {t('countryConfirmation.error')}
          </Alert>
        )}
        <span role="status" className="ce-visually-hidden">
          {step === 'reloading' && t('countryConfirmation.busy')}
        </span>
      </div>
    </Dialog>
  );
}

/**
 * Returns sorted names of countries from the backend, or from the browser if the backend fails.
 *
 * @returns `undefined` until they are loaded
 */
function useCountryNames(codes: readonly string[]): string[] | undefined {
  const countries = useCountries();
  if (countries.status === 'loading') return undefined;
  const known = countries.status === 'ready' ? countries.value : [];
  return nameCountries(codes, new Map(known.map(({ value, title }) => [value, title])));
}
