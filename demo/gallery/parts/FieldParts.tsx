import { lazy, Suspense, useState } from 'react';
import type { CustomSelection } from '../../../src/lib/select-option.ts';
import { Checkbox } from '../../../src/ui/field/Checkbox.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { PasswordInput } from '../../../src/ui/field/PasswordInput.tsx';
import { RadioGroup } from '../../../src/ui/field/RadioGroup.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { SelectOther } from '../../../src/ui/field/SelectOther.tsx';
import { Textarea } from '../../../src/ui/field/Textarea.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { Part, State } from './Part.tsx';

const Combobox = lazy(() =>
  import('../../../src/ui/listbox/Combobox.tsx').then((m) => ({ default: m.Combobox })),
);

const industries = [
  ['coatings', 'Coatings'],
  ['plastics', 'Plastics'],
  ['printing', 'Printing inks'],
  ['cosmetics', 'Cosmetics'],
  ['construction', 'Construction'],
  ['agriculture', 'Agriculture'],
  ['ceramics', 'Ceramics and glass'],
  ['paper', 'Paper'],
  ['textiles', 'Textiles'],
].map(([value = '', title = '']) => ({ value, title }));

const intervals = [
  { value: 'instant', title: 'Instantly' },
  { value: 'daily', title: 'Daily', hint: 'At eight in the morning' },
  { value: 'never', title: 'Never', disabled: true },
];

/** Text fields, choices and lists. */
export function FieldParts() {
  const [interval, setInterval] = useState('daily');
  const [topic, setTopic] = useState<CustomSelection>({ value: 'other', customInput: 'Art restoration' });
  const [industry, setIndustry] = useState('plastics');
  return (
    <>
      <Part
        anchor="fields"
        title="Field"
        about="The label stands above, with a star where an answer is needed; an error comes beside the label, so that the fields stay where they are."
      >
        <State name="Text" layout="fields">
          <Field label="First name" required>
            <TextInput defaultValue="Ada" autoComplete="off" />
          </Field>
          <Field label="Company" hint="As it stands in the commercial register">
            <TextInput placeholder="Optional" autoComplete="off" />
          </Field>
          <Field label="Email" required error="Please enter a valid email address">
            <TextInput type="email" defaultValue="ada@example" autoComplete="off" />
          </Field>
          <Field label="Country">
            <TextInput disabled defaultValue="Known from your profile" />
          </Field>
          <Field
            label="A label that is so long that it needs more than one line on most screens"
            required
            error="An error that is just as long and has to find its place below the label"
          >
            <TextInput defaultValue="A long value that does not fit into its field and runs out at the end" />
          </Field>
          <Field label="Password" required>
            <PasswordInput defaultValue="ultramarine29" autoComplete="off" />
          </Field>
        </State>
        <State name="Several lines" layout="fields">
          <Field label="Message" required hint="Grows with what you write">
            <Textarea placeholder="How can we help?" />
          </Field>
          <Field label="Message" required error="This field is required">
            <Textarea />
          </Field>
        </State>
      </Part>
      <Part
        anchor="choices"
        title="Choices"
        about="The whole label is the target. A group has its label and error above."
      >
        <State name="Checkboxes" layout="fields">
          <FieldGroup label="Consent">
            <Checkbox label="Answers to my enquiries" defaultChecked />
            <Checkbox label="Surveys" hint="Twice a year at most" />
            <Checkbox label="Mandatory" defaultChecked disabled />
          </FieldGroup>
          <FieldGroup label="Industries" required error="Please choose one at least">
            <Checkbox label="Coatings" />
            <Checkbox label="Plastics" />
            <Checkbox label="I have read the terms" required error="Please agree" />
          </FieldGroup>
        </State>
        <State name="Radio buttons" layout="fields">
          <RadioGroup label="Notify me" options={intervals} value={interval} onChange={setInterval} />
          <RadioGroup
            label="Side by side"
            required
            inline
            error="This field is required"
            options={intervals.slice(0, 2)}
            value=""
            onChange={() => {}}
          />
        </State>
      </Part>
      <Part
        anchor="selects"
        title="Select"
        about="Sorted by title, “other” last, with a text of one’s own. The searchable ones load their code when first needed."
      >
        <State name="Native" layout="fields">
          <Field label="Industry" required>
            <Select options={industries} defaultValue="" />
          </Field>
          <Field label="Industry" required error="This field is required">
            <Select options={industries} defaultValue="" />
          </Field>
          <Field label="With a text of one’s own">
            <SelectOther options={industries} value={topic} onChange={setTopic} />
          </Field>
          <Field label="Known">
            <Select options={industries} defaultValue="paper" disabled />
          </Field>
        </State>
        <State name="Searchable" layout="fields">
          <Suspense fallback={<Skeleton shape="block" height="72px" />}>
            <Field label="Industry" required>
              <Combobox options={industries} value={industry} onChange={setIndustry} />
            </Field>
            <Field label="Nothing chosen" error="This field is required">
              <Combobox options={industries} value="" onChange={() => {}} />
            </Field>
            <Field label="Not available">
              <Combobox options={industries} value="paper" onChange={() => {}} disabled />
            </Field>
          </Suspense>
        </State>
      </Part>
    </>
  );
}
