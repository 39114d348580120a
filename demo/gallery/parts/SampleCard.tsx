import { Button } from '../../../src/ui/action/Button.tsx';
import { Checkbox } from '../../../src/ui/field/Checkbox.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { PasswordInput } from '../../../src/ui/field/PasswordInput.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';

/** Texts of a sample, so that it can be shown in several languages. */
export interface SampleTexts {
  alert: string;
  name: string;
  error: string;
  password: string;
  show: string;
  industry: string;
  choose: string;
  agree: string;
  send: string;
  cancel: string;
}

/** Several parts together, to show a colour scheme or a writing direction. */
export function SampleCard({ texts }: { texts: SampleTexts }) {
  return (
    <div className="ce-parts__card">
      <Alert tone="info" live={false}>
        {texts.alert}
      </Alert>
      <Field label={texts.name} required error={texts.error}>
        <TextInput autoComplete="off" />
      </Field>
      <Field label={texts.password} required>
        <PasswordInput defaultValue="ultramarine29" autoComplete="off" showText={texts.show} />
      </Field>
      <Field label={texts.industry}>
        <Select options={[]} placeholder={texts.choose} />
      </Field>
      <Checkbox label={texts.agree} defaultChecked />
      <div className="ce-parts__buttons">
        <Button variant="primary">{texts.send}</Button>
        <Button>{texts.cancel}</Button>
      </div>
    </div>
  );
}
