import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { RichText } from '../../src/ui/content/RichText.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { PolicyFailure } from './PolicyFailure.tsx';
import { privacyPolicyTexts } from './texts.ts';
import { usePolicyAnswer } from './usePolicyAnswer.ts';

interface Props {
  policy: { version: string; description: string };
}

/** The policy's text with accept and decline. The text scrolls; the buttons stay visible. */
export function PolicyDialog({ policy: { version, description } }: Props) {
  const t = useTexts(privacyPolicyTexts);
  const { step, failure, accept, reject } = usePolicyAnswer(version);
  const alert = useRef<HTMLDivElement>(null);
  const introId = useId();

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <Dialog
      title={t('privacyPolicy.title')}
      closable={false}
      describedBy={introId}
      footer={
        <>
          <Button busy={step === 'rejecting'} aria-disabled={step === 'accepting'} onClick={reject}>
            {t('privacyPolicy.reject')}
          </Button>
          <Button
            variant="primary"
            busy={step === 'accepting'}
            aria-disabled={step === 'rejecting'}
            onClick={() => void accept()}
          >
            {t('privacyPolicy.accept')}
          </Button>
        </>
      }
    >
      <div className="ce-stack ce-gap-4">
        <p id={introId} className="ce-muted">
          {t('privacyPolicy.intro')}
        </p>
        <RichText html={description} />
        {failure && <PolicyFailure failure={failure} ref={alert} />}
        <span role="status" className="ce-visually-hidden">
          {step !== 'asked' && t(`privacyPolicy.${step}`)}
        </span>
      </div>
    </Dialog>
  );
}
