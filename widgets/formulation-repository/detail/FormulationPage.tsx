import { useEffect, useRef, useState } from 'react';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { useFormulation } from '../../../src/store/formulation/useFormulation.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { formulationTexts } from '../../../src/texts/formulations.ts';
import { ServedContent } from '../../../src/ui/base/ServedContent.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { Refusal } from '../Refusal.tsx';
import { FormulationFailed } from './FormulationFailed.tsx';
import { FormulationSheet } from './FormulationSheet.tsx';

interface FormulationPageProps {
  id: string;
  productPage: string;
}

/** One formulation, with what the server rendered until it is there. */
export function FormulationPage({ id, productPage }: FormulationPageProps) {
  const text = useTexts(formulationTexts);
  const read = useFormulation(id);
  const box = useRef<HTMLDivElement>(null);
  const { bus } = usePage();
  const isShown = read.status === 'ready';
  useEffect(() => {
    if (isShown) bus.emit('formulation:opened', { id });
  }, [bus, id, isShown]);
  // What has failed stays until the next answer.
  const [failed, setFailed] = useState<ServiceError>();
  if (read.status === 'failed' && read.failure !== failed) setFailed(read.failure);
  if (read.status === 'ready' && failed) setFailed(undefined);
  // The heading that comes is not on the page yet as the button goes.
  const takeFocus = () => queueMicrotask(() => box.current?.querySelector('h1')?.focus());
  if (failed?.isSessionOver) return <Refusal kind="login" />;
  if (failed?.status === 403) return <Refusal kind="closed" />;
  return (
    <div ref={box} className="ce-formulation" aria-busy={read.status === 'loading'}>
      <p role="status" className="ce-visually-hidden">
        {read.status === 'loading' && text('formulations.loading')}
      </p>
      {read.status === 'loading' && !failed && (
        <ServedContent>
          <Skeleton lines={12} />
        </ServedContent>
      )}
      {read.status === 'ready' && <FormulationSheet formulation={read.value} productPage={productPage} />}
      {failed && (
        <FormulationFailed
          failure={failed}
          isBusy={read.status === 'loading'}
          retry={read.retry}
          takeFocus={takeFocus}
        />
      )}
    </div>
  );
}
