import { useState } from 'react';
import { dataTable } from '../../../src/lib/file/table-text.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { AbsentValue } from '../../../src/ui/content/AbsentValue.tsx';
import { ContactList } from '../../../src/ui/content/ContactList.tsx';
import { type Column, DataTable } from '../../../src/ui/content/DataTable.tsx';
import { decimalsOf, Figure } from '../../../src/ui/content/Figure.tsx';
import { LevelLegend } from '../../../src/ui/content/LevelLegend.tsx';
import { ScaleMark } from '../../../src/ui/content/ScaleMark.tsx';
import { tableTextOf } from '../../../src/ui/content/table-text-of.ts';
import { copyIcon } from '../../../src/ui/icon/copy.ts';
import { Part, State } from './Part.tsx';

interface Value {
  name: string;
  norm?: string;
  text?: string;
  unit?: string;
  kind?: 'none' | 'notTested' | 'notRecommended';
  scale?: { steps: number; step: number; upTo?: number; best?: 'first'; end?: string; note?: string };
}

const values: Value[] = [
  { name: 'Lightness L*', text: '40.47' },
  { name: 'a*', text: '-3.2' },
  { name: 'Heat stability', text: '200', unit: '°C' },
  { name: 'Oil absorption', text: '41.275', unit: 'g/100 g' },
  { name: 'Light fastness', norm: 'ISO 12040', text: '7–8', scale: { steps: 8, step: 7, upTo: 8 } },
  { name: 'Weather fastness', norm: 'ISO 105-A02', text: '4', scale: { steps: 5, step: 4 } },
  {
    name: 'Light fastness in artists’ paint',
    norm: 'ASTM D4303',
    text: 'II',
    scale: { steps: 5, step: 2, best: 'first', end: 'V', note: 'I is best' },
  },
  { name: 'Overspray fastness', kind: 'notTested' },
  { name: 'Lime fastness', kind: 'notRecommended' },
  { name: 'Density', kind: 'none' },
];

const decimals = decimalsOf(values.flatMap(({ text, scale }) => (text && !scale ? [text] : [])));
const unitRoom = Math.max(...values.map(({ unit = '' }) => unit.length));
const absent = { none: 'no value supplied', notTested: 'not tested', notRecommended: 'not recommended' };

const columns: Column<Value>[] = [
  {
    key: 'name',
    title: 'Property',
    rowHeader: true,
    cell: ({ name, norm }) => (
      <>
        {name}
        {norm && <small className="ce-parts__norm">{norm}</small>}
      </>
    ),
    text: ({ name, norm }) => (norm ? `${name} (${norm})` : name),
  },
  {
    key: 'value',
    title: 'Masstone',
    align: 'end',
    cell: ({ text = '', unit, kind, scale }) => {
      if (kind) return <AbsentValue kind={kind} text={absent[kind]} />;
      if (!scale) return <Figure text={text} unit={unit} decimals={decimals} unitRoom={unitRoom} />;
      const { end = String(scale.steps), note = `${end} is best` } = scale;
      return <ScaleMark {...scale} text={text} label={`${text} of ${end}, ${note}`} />;
    },
    text: ({ text, unit, kind }) => (kind ? absent[kind] : [text, unit].filter(Boolean).join(' ')),
  },
];

/** Values in tables, with their explanations. */
export function FigureParts() {
  const [copied, setCopied] = useState('');
  return (
    <>
      <Part
        anchor="figures"
        title="Figures and scales"
        about="Digits as supplied, point below point. A scale shows its step, range and norm; what is absent says why."
      >
        <State name="Copied as a whole, by row, or by selecting a value" layout="column">
          <div className="ce-cluster ce-gap-2">
            <Button variant="quiet" size="small" icon={copyIcon} onClick={() => setCopied('the table')}>
              Copy table
            </Button>
          </div>
          <DataTable
            caption="Alkyd melamine"
            columns={columns}
            rows={values}
            rowKey={({ name }) => name}
            copyRow={{
              label: ({ name }) => `Copy row: ${name}`,
              onCopy: (row) =>
                setCopied(
                  dataTable(tableTextOf(columns, [row]), [{ title: 'Medium', value: 'Alkyd melamine' }])
                    .rows.flat()
                    .join(', '),
                ),
            }}
          />
          <p role="status">{copied && `Taken along: ${copied}`}</p>
        </State>
      </Part>
      <Part anchor="legend" title="Legend of levels" about="Stands where levels are shown.">
        <State name="Three levels" layout="column">
          <LevelLegend
            label="Recommendation"
            levels={{
              highly_recommended: 'Highly recommended',
              recommended: 'Recommended',
              potentially_recommended: 'Potentially recommended',
            }}
          />
        </State>
      </Part>
      <Part anchor="contacts" title="Contacts" about="Addresses are links; what is not known is left out.">
        <State name="Both, one without a name" layout="column">
          <ContactList
            contacts={[
              { role: 'Customer service', email: 'service@portal.example', phone: '+49 30 123456' },
              { role: 'Account manager', name: 'Ada Bergström', email: 'ada@portal.example' },
            ]}
          />
        </State>
      </Part>
    </>
  );
}
