import { useTexts } from '../../../../src/store/hooks.ts';
import type { Stage } from '../../rules/stages-of.ts';
import { formulationTexts } from '../../texts/formulations.ts';

/** Smallest share whose number fits into the bar on a phone, in per cent. */
const ROOM = 18;

/** Bar of the formulation's shares: our pigments in their colour, everything else grey by stage. */
export function ShareBar({ stages }: { stages: readonly Stage[] }) {
  const text = useTexts(formulationTexts);
  const shares = stages
    .map(({ part, title, share }) =>
      text('formulations.shares.one', { title: title || part, share: share.toFixed(1) }),
    )
    .join(', ');
  return (
    <div className="ce-formulation__shares" role="img" aria-label={text('formulations.shares', { shares })}>
      {stages.map(({ part, ingredients, share }) => (
        <div key={part} className="ce-formulation__stage" style={{ '--ce-_share': share }}>
          <div className="ce-formulation__parts">
            {ingredients.map(({ key, share, product }) => (
              <i
                key={key}
                className="ce-swatch"
                style={{
                  '--ce-_share': share,
                  '--ce-_color': product && (product.color ?? 'var(--ce-_muted)'),
                }}
              />
            ))}
          </div>
          <span className="ce-meta">{share < ROOM ? part : `${part} ${share.toFixed(1)} %`}</span>
        </div>
      ))}
    </div>
  );
}
