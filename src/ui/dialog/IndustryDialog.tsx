import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { useStyles } from '../base/styles.ts';
import { Dialog } from './Dialog.tsx';
import { type IndustryChoice, IndustryOption } from './IndustryOption.tsx';
import css from './industry-dialog.css';

export interface IndustryDialogProps {
  title: ReactNode;
  intro?: ReactNode;
  industries: readonly IndustryChoice[];
  /** Code of the initially selected industry. */
  chosen?: string | undefined;
  /** Accessible name of the group of options. */
  label: string;
  chooseText: string;
  cancelText: string;
  /** Error shown if nothing is selected. */
  errorText: string;
  closeText?: string;
  /** Whether the dialog can be closed without a choice. @default true */
  closable?: boolean;
  onChoose: (code: string) => void;
  onCancel?: () => void;
}

/** Asks for one of a few industries (decision 15): arrow keys select, Enter submits. */
export function IndustryDialog(props: IndustryDialogProps) {
  const { title, intro, industries, chosen, label, chooseText, cancelText, errorText, closeText } = props;
  const { closable = true, onChoose, onCancel = () => {} } = props;
  useStyles(css);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState(chosen);
  const [isMissing, setMissing] = useState(false);

  const choose = () => {
    if (code !== undefined) return onChoose(code);
    setMissing(true);
    group.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      title={title}
      closable={closable}
      onClose={onCancel}
      describedBy={intro ? `${id}-intro` : undefined}
      {...(closeText && { closeText })}
      footer={
        <>
          {closable && <Button onClick={onCancel}>{cancelText}</Button>}
          <Button variant="primary" type="submit" form={`${id}-form`}>
            {chooseText}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="ce-stack ce-gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        {intro && <p id={`${id}-intro`}>{intro}</p>}
        <div
          ref={group}
          role="radiogroup"
          aria-label={label}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
        >
          <p id={`${id}-error`} role="alert" className="ce-industries__error">
            {isMissing && errorText}
          </p>
          <div className="ce-split ce-gap-2">
            {industries.map((industry) => (
              <IndustryOption
                key={industry.code}
                industry={industry}
                name={`${id}-industry`}
                isChosen={industry.code === code}
                onChoose={() => {
                  setCode(industry.code);
                  setMissing(false);
                }}
              />
            ))}
          </div>
        </div>
      </form>
    </Dialog>
  );
}
