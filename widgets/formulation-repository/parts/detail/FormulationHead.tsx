import type { FormulationDetail } from '../../../../src/domain/formulation/formulation.ts';
import { useShared, useTexts } from '../../../../src/store/hooks.ts';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { LabelRoom } from '../../../../src/ui/action/LabelRoom.tsx';
import { Icon } from '../../../../src/ui/base/Icon.tsx';
import { heartIcon } from '../../../../src/ui/icon/heart.ts';
import { printIcon } from '../../../../src/ui/icon/print.ts';
import { useKeptFormulation } from '../../state/useKeptFormulation.ts';
import { formulationKeepingTexts, formulationTexts } from '../../texts/formulations.ts';

/** Industry, title and actions of the formulation. */
export function FormulationHead({ formulation }: { formulation: FormulationDetail }) {
  const text = useTexts(formulationTexts);
  const keeping = useTexts(formulationKeepingTexts);
  const industries = useShared(({ payload }) => payload.industries);
  const { isKept, toggle } = useKeptFormulation(formulation);
  const { title, industry } = formulation;
  return (
    <header className="ce-formulation__head ce-cluster ce-gap-3">
      <div>
        <p className="ce-meta">{industries?.find(({ code }) => code === industry)?.title ?? industry}</p>
        <h1 className="ce-title" tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className="ce-formulation__actions ce-screen ce-cluster">
        <Button
          variant="quiet"
          aria-label={keeping(isKept ? 'formulations.saved.of' : 'formulations.save.of', { name: title })}
          aria-pressed={isKept}
          onClick={toggle}
        >
          <Icon path={heartIcon} size="small" filled={isKept} />
          <LabelRoom texts={[keeping('formulations.save'), keeping('formulations.saved')]}>
            {keeping(isKept ? 'formulations.saved' : 'formulations.save')}
          </LabelRoom>
        </Button>
        <Button variant="quiet" icon={printIcon} onClick={() => print()}>
          {text('formulations.print')}
        </Button>
      </div>
    </header>
  );
}
