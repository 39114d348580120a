import { useId } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import css from './labelled-select.css';

interface Option {
  value: string;
  title: string;
}

interface LabelledSelectProps {
  label: string;
  /** A group has a title; options without one come first. */
  groups: readonly { title?: string | undefined; options: readonly Option[] }[];
  value: string;
  onChoose: (value: string) => void;
}

/**
 * Chooses one of several in a line of text; on paper, what it chooses says so itself. `Select` is a field of forms, whose files
 * no page of a product waits for.
 */
export function LabelledSelect({ label, groups, value, onChoose }: LabelledSelectProps) {
  useStyles(css);
  const id = useId();
  return (
    <div className="ce-labelled-select ce-pair ce-gap-2 ce-screen">
      <label htmlFor={id} className="ce-meta">
        {label}
      </label>
      <span className="ce-labelled-select__frame">
        <select
          id={id}
          className="ce-labelled-select__box ce-box"
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {groups.map(({ title, options }) =>
            title === undefined ? (
              <Options key="" options={options} />
            ) : (
              <optgroup key={title} label={title}>
                <Options options={options} />
              </optgroup>
            ),
          )}
        </select>
        <Icon path={chevronDownIcon} size="small" />
      </span>
    </div>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}
