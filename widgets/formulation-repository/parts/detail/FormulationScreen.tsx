import { useEffect, useRef } from 'react';
import { ReadFailed } from '../../../../src/outcome/ReadFailed.tsx';
import { usePage, useTexts } from '../../../../src/store/hooks.ts';
import { ServedContent } from '../../../../src/ui/base/ServedContent.tsx';
import { Skeleton } from '../../../../src/ui/message/Skeleton.tsx';
import { useFormulation } from '../../state/useFormulation.ts';
import { formulationTexts } from '../../texts/formulations.ts';
import { BackToList } from './BackToList.tsx';
import { FormulationBody } from './FormulationBody.tsx';

interface FormulationScreenProps {
  id: string;
  productPage: string;
}

/** One formulation. Until it is loaded, the server-rendered content stays. */
export function FormulationScreen({ id, productPage }: FormulationScreenProps) {
  const text = useTexts(formulationTexts);
  const read = useFormulation(id);
  const box = useRef<HTMLDivElement>(null);
  const { bus } = usePage();
  const isShown = read.status === 'ready';
  useEffect(() => {
    if (isShown) bus.emit('formulation:opened', { id });
  }, [bus, id, isShown]);
  // The new heading is not rendered yet when the button disappears.
  const takeFocus = () => queueMicrotask(() => box.current?.querySelector('h1')?.focus());
  return (
    <div ref={box} className="ce-formulation ce-figure" aria-busy={read.status === 'loading'}>
      <p role="status" className="ce-visually-hidden">
        {read.status === 'loading' && text('formulations.loading')}
      </p>
      {read.status === 'loading' && !read.failure && (
        <ServedContent>
          <Skeleton lines={12} />
        </ServedContent>
      )}
      {read.status === 'ready' && <FormulationBody formulation={read.value} productPage={productPage} />}
      {read.failure && !read.failure.isForbidden && <BackToList />}
      <ReadFailed
        variant="page"
        read={read}
        takeFocus={takeFocus}
        words={{
          title: text('formulations.broken.title'),
          gone: { title: text('formulations.gone.title'), text: text('formulations.gone') },
          login: { title: text('formulations.login.title'), text: text('formulations.login') },
          forbidden: { title: text('formulations.forbidden.title'), text: text('formulations.closed') },
        }}
      />
    </div>
  );
}
