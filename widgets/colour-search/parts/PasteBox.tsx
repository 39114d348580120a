import { useState } from 'react';
import { lightText } from '../../../src/domain/color/color-conditions.ts';
import { COLOR_LIMITS } from '../../../src/domain/color/color-limits.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { Textarea } from '../../../src/ui/field/Textarea.tsx';
import { type Measurement, type PastedFault, readMeasurements } from '../rules/read-measurements.ts';
import { colourTexts } from '../texts/colour-search.ts';
import { pastedTexts } from '../texts/pasted.ts';

interface PasteBoxProps {
  text: string;
  /** Called with each change; the reader of the text takes the only measurement of it. */
  onText: (text: string) => void;
  /** Called with one chosen among several. */
  onTake: (measurement: Measurement) => void;
}

/** Faults shown at once: a wrong file has one in each line. */
const MOST_FAULTS = 3;

/** A text with measurements: what was read of it, which one is taken, and what could not be read. */
export function PasteBox({ text: pasted, onText, onTake }: PasteBoxProps) {
  const text = useTexts(pastedTexts);
  const words = useTexts(colourTexts);
  const { measurements, faults } = readMeasurements(pasted);
  const [choice, setChoice] = useState({ of: '', value: '' });
  const chosen = choice.of === pasted ? choice.value : '';
  const [only] = measurements;
  const isUnread = pasted.trim() !== '' && measurements.length + faults.length === 0;
  const said = [
    ...(isUnread ? [text('pasted.none')] : []),
    ...faults.slice(0, MOST_FAULTS).map(sentenceOf),
    ...(faults.length > MOST_FAULTS
      ? [text('pasted.fault.more', { count: faults.length - MOST_FAULTS })]
      : []),
  ];
  return (
    <div className="ce-paste ce-stack ce-gap-2">
      <Field label={words('colour.paste')} hint={words('colour.paste.hint')}>
        <Textarea
          className="ce-paste__text"
          rows={2}
          value={pasted}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </Field>
      {measurements.length > 1 && (
        <Field label={text('pasted.choose', { count: measurements.length })}>
          <Select
            value={chosen}
            unsorted
            placeholder={text('pasted.choose.none')}
            options={measurements.map((measurement, at) => ({
              value: String(at),
              title: `${nameOf(measurement, at)}: ${colourOf(measurement)}`,
            }))}
            onChange={({ currentTarget }) => {
              setChoice({ of: pasted, value: currentTarget.value });
              const measurement = measurements[Number(currentTarget.value)];
              if (currentTarget.value && measurement) onTake(measurement);
            }}
          />
        </Field>
      )}
      <div role="status" className="ce-paste__said ce-meta">
        {only && measurements.length === 1 && (
          <p>{text('pasted.read', { colour: [only.name, colourOf(only)].filter(Boolean).join(': ') })}</p>
        )}
        {said.map((sentence) => (
          <p key={sentence} className="ce-paste__fault">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );

  function nameOf({ name }: Measurement, at: number): string {
    const number = String(at + 1);
    return name ? text('pasted.option', { number, name }) : text('pasted.row', { number });
  }

  function colourOf({ lab: { L, a, b }, light: { illuminant, observer = '' } }: Measurement): string {
    const figure = (value: number) => formatNumber(value);
    const values = text('pasted.colour', { L: figure(L), a: figure(a), b: figure(b) });
    return illuminant
      ? `${values} ${text('pasted.light', { light: lightText({ illuminant, observer }) })}`
      : values;
  }

  function sentenceOf(fault: PastedFault): string {
    const { line, kind } = fault;
    if (kind === 'few' || kind === 'many') return text(`pasted.fault.${kind}`, { line, count: fault.count });
    if (kind === 'commas') return text('pasted.fault.commas', { line });
    if (kind === 'columns')
      return text('pasted.fault.columns', { line, count: fault.count, expected: fault.expected });
    const name = `${fault.key}*`;
    if (kind === 'missing') return text('pasted.fault.missing', { line, name });
    const { min, max } = COLOR_LIMITS[fault.key];
    const limits = { min: formatNumber(min), max: formatNumber(max) };
    return text(`pasted.fault.${kind}`, { line, name, text: fault.text, ...limits });
  }
}
