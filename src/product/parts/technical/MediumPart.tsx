import { useRef } from 'react';
import { DEFAULT_COLOR, rgbNotation } from '../../../domain/color/rgb.ts';
import type { ColorDecimals } from '../../../domain/technical/color-decimals.ts';
import { formatAngle } from '../../../domain/technical/technical-property.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { Disclosure } from '../../../ui/content/Disclosure.tsx';
import { labText } from '../../rules/colors/lab-text.ts';
import type { TechnicalColumn, TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { useTarget } from '../section/useTarget.ts';
import { MediumBody } from './MediumBody.tsx';
import { conditionOf } from './technical-table.ts';
import type { Application } from './useTechnical.ts';

interface MediumPartProps {
  product: Pigment;
  section: TechnicalSection;
  applications: readonly Application[];
  /** Letter by which charts name the medium. */
  mark: string | undefined;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  /** Renders closed content, too. */
  isComplete: boolean;
}

/** A medium: closed, its row shows condition and colours, to compare media; open, all values. */
export function MediumPart({
  product,
  section,
  applications,
  mark,
  isOpen,
  onToggle,
  isComplete,
}: MediumPartProps) {
  const box = useRef<HTMLDivElement>(null);
  const { medium, columns, decimals } = section;
  const swatch = columns.find((column) => column.swatch)?.swatch ?? DEFAULT_COLOR;
  useTarget(box, {
    id: `technical-${medium || 'other'}`,
    title: section.title,
    within: 'technical',
    open: () => onToggle(true),
  });
  return (
    <div ref={box} className="ce-technical__medium">
      <Disclosure
        level={3}
        shade={rgbNotation(swatch)}
        open={isOpen}
        onToggle={onToggle}
        title={
          <span className="ce-technical__row">
            <span className="ce-technical__name ce-pair ce-gap-3">
              {mark && (
                <span aria-hidden className="ce-technical__mark">
                  {mark}
                </span>
              )}
              <span>
                {section.title}
                <span className="ce-technical__condition ce-meta">
                  {' '}
                  <CodeText>{conditionOf(section)}</CodeText>
                </span>
              </span>
            </span>
            {applications.map(({ code, title }) => (
              <Shade
                key={code}
                title={title}
                column={columns.find(({ applicationType }) => applicationType === code)}
                decimals={decimals}
              />
            ))}
          </span>
        }
      >
        {(isOpen || isComplete) && (
          <MediumBody product={product} section={section} applications={applications} />
        )}
      </Disclosure>
    </div>
  );
}

interface ShadeProps {
  title: string;
  column: TechnicalColumn | undefined;
  decimals: ColorDecimals;
}

/** The colour in one application: swatch and figures. */
function Shade({ title, column, decimals }: ShadeProps) {
  const words = useTexts(tableTexts);
  const color = column?.figures;
  return (
    <span className="ce-technical__shade ce-pair ce-gap-3 ce-figure">
      <span className="ce-visually-hidden">{title} </span>
      {column?.swatch && (
        <span
          className="ce-technical__chip ce-swatch"
          style={{ '--ce-_color': rgbNotation(column.swatch) }}
          aria-hidden
        />
      )}
      {color && (
        <span className="ce-technical__lab">
          {[
            ...labText(color, decimals),
            ...(color.angle ? [['', formatAngle(color.angle)] as const] : []),
          ].map(([name, value]) => (
            <span key={name}>
              <span className="ce-technical__axis ce-muted">{name || '∠'}</span> {value}{' '}
            </span>
          ))}
        </span>
      )}
      {!color && !column?.swatch && <AbsentValue kind="none" text={words('tables.none')} />}
    </span>
  );
}
