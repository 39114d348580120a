import { formatDay } from '../../../../src/domain/format/format-day.ts';
import type { FormulationDetail } from '../../../../src/domain/formulation/formulation.ts';
import { useTexts } from '../../../../src/store/hooks.ts';
import { formulationTexts } from '../../texts/formulations.ts';

/** A large swatch of the shade, and the facts of the formulation. Unknown facts have no row. */
export function FormulationFacts({ formulation }: { formulation: FormulationDetail }) {
  const text = useTexts(formulationTexts);
  const { shade, application, binder, solids, createdDate = '' } = formulation;
  const facts: [string, string | undefined][] = [
    [text('formulations.lab'), shade?.lab && labText(shade.lab)],
    [text('formulations.application'), application],
    [text('formulations.binder'), binder],
    [text('formulations.solids'), solids === undefined ? undefined : `${solids.toFixed(1)} %`],
    [text('formulations.date'), formatDay(createdDate)],
  ];
  return (
    <div className="ce-formulation__side ce-split ce-gap-4">
      {shade && (
        <div>
          {shade.color && (
            <span
              className="ce-formulation__shade ce-swatch"
              style={{ '--ce-_color': shade.color }}
              aria-hidden
            />
          )}
          <p className="ce-formulation__shade-name">{shade.title}</p>
        </div>
      )}
      <dl className="ce-formulation__facts">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="ce-cluster">
                <dt className="ce-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function labText({ L, a, b }: { L: number; a: number; b: number }): string {
  return [L, a, b].map((value) => value.toFixed(2).replace('-', '−')).join('\u2002');
}
