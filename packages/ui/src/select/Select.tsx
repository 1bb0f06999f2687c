import { chevronDownIcon } from '../icon/drawings/common.ts';
import { Icon } from '../icon/Icon.tsx';
import { Field, type FieldProps } from '../text-field/Field.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Select.module.css';

interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  readonly name?: string;
  readonly onChange: (value: string) => void;
}

/** One of many choices, in the list of the system. For few choices use `OptionGroup`. */
export function Select({ value, choices, name, onChange, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(described) => (
        <div className={styles.frame}>
          <select
            {...described}
            name={name}
            value={value}
            className={cx(styles.select, field.error && styles.invalid)}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={styles.mark}>
            <Icon drawing={chevronDownIcon} size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
