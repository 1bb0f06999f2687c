import { useId } from 'react';
import { UnseenInput } from '../unseen-input/UnseenInput.tsx';
import styles from './RadioBar.module.css';

interface RadioBarProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Segmented control of native radio buttons, for two or three choices. */
export function RadioBar<Value extends string>(props: RadioBarProps<Value>) {
  const { label, choices, value: chosen, onChange } = props;
  const name = useId();
  return (
    <fieldset aria-label={label} className={styles.bar}>
      {choices.map(({ value, label: words }) => (
        <label key={value} className={styles.segment}>
          <UnseenInput
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span className={styles.face} data-selected={value === chosen || undefined}>
            {words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
