import { useRef, useState } from 'react';
import { type Light, lightText } from '../../../src/domain/color/color-conditions.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { ReadFailed } from '../../../src/outcome/ReadFailed.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { Textarea } from '../../../src/ui/field/Textarea.tsx';
import type { Measurement } from '../rules/pasted/colour.ts';
import { assumedOf } from '../rules/typed-search.ts';
import type { Pasted } from '../state/usePasted.ts';
import { colourTexts } from '../texts/colour-search.ts';
import { pastedTexts } from '../texts/pasted.ts';

interface PasteBoxProps {
  pasted: Pasted;
  /** The light that is assumed where a text names none. */
  usual: Light;
  /** Called with one chosen among several. */
  onTake: (measurement: Measurement) => void;
}

/** Faults shown at once: a wrong file has one in each line. */
const MOST_FAULTS = 3;
/** Names shown of rows that were left out. */
const MOST_NAMES = 6;

/** A text or a file with measurements: what was read of it, which one is taken, and what could not be read. */
export function PasteBox({ pasted, usual, onTake }: PasteBoxProps) {
  const text = useTexts(pastedTexts);
  const words = useTexts(colourTexts);
  const file = useRef<HTMLInputElement>(null);
  const { measurements, others } = pasted.colors;
  const faults = pasted.colors.faults.filter((fault) => fault.kind !== 'derived');
  const leftOut = pasted.colors.faults
    .flatMap((fault) => (fault.kind === 'derived' ? [fault.name] : []))
    .slice(0, MOST_NAMES);
  const all = [...measurements, ...others];
  const [choice, setChoice] = useState({ of: '', value: '' });
  const taken = measurements.length === 1 ? '0' : '';
  const chosen = choice.of === pasted.text ? choice.value : taken;
  const measurement = chosen === '' ? undefined : all[Number(chosen)];
  return (
    <div className="ce-paste ce-stack ce-gap-2">
      <Field label={words('colour.paste')} hint={words('colour.paste.hint')}>
        <Textarea
          className="ce-paste__text"
          rows={2}
          value={pasted.text}
          spellCheck={false}
          autoComplete="off"
          onFocus={pasted.prepare}
          onChange={({ currentTarget }) => void pasted.paste(currentTarget.value)}
        />
      </Field>
      <div>
        <Button size="small" onClick={() => file.current?.click()}>
          {text('pasted.file')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={text('pasted.file')}
          onChange={({ currentTarget }) => {
            const [first] = currentTarget.files ?? [];
            if (first) void pasted.open(first);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {all.length > 1 && (
        <Field label={text('pasted.choose', { count: all.length })}>
          <Select
            value={chosen}
            unsorted
            placeholder={text('pasted.choose.none')}
            options={all.map((each, at) => ({
              value: String(at),
              title: `${nameOf(each, at)}: ${colourOf(each)}`,
            }))}
            onChange={({ currentTarget: { value } }) => {
              setChoice({ of: pasted.text, value });
              const wanted = all[Number(value)];
              if (value && wanted) onTake(wanted);
            }}
          />
        </Field>
      )}
      <div role="status" className="ce-paste__said ce-meta">
        {measurement && all.length === 1 && (
          <p>
            {text(measurement.isConverted ? 'pasted.converted' : 'pasted.read', {
              colour: [measurement.name, colourOf(measurement)].filter(Boolean).join(': '),
            })}
          </p>
        )}
        {measurement && assumption(measurement.light)}
        {sentences().map((sentence) => (
          <p key={sentence} className="ce-paste__fault">
            {sentence}
          </p>
        ))}
        {leftOut.length > 0 && <p>{text('pasted.leftOut', { names: leftOut.join(', ') })}</p>}
      </div>
      <ReadFailed
        read={{ ...pasted, retry: () => pasted.paste(pasted.text) }}
        variant="line"
        words={{ title: text('pasted.failed') }}
      />
    </div>
  );

  function assumption(named: Partial<Light>) {
    const assumed = assumedOf(named);
    const light = lightText({ ...usual, ...named });
    return assumed && <p>{text(`pasted.assumed.${assumed}`, { light, observer: usual.observer })}</p>;
  }

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

  function sentences(): string[] {
    if (pasted.file) return [text(`pasted.file.${pasted.file.fault}`, { name: pasted.file.name })];
    if (pasted.status !== 'ready') return [];
    if (pasted.text.trim() !== '' && all.length + pasted.colors.faults.length === 0)
      return [text('pasted.none')];
    const count = faults.length - MOST_FAULTS;
    return [
      ...faults.slice(0, MOST_FAULTS).map(sentenceOf),
      ...(count > 0 ? [text('pasted.fault.more', { count })] : []),
    ];
  }

  function sentenceOf(fault: (typeof faults)[number]): string {
    const values = fault.kind === 'foreign' ? text(`pasted.space.${fault.space}`) : '';
    return text(`pasted.fault.${fault.kind}`, { ...fault, values });
  }
}
