import { UnseenInput } from '@claypot/ui';
import styles from './Money.module.css';

interface ChoicesProps<TValue extends string> {
  /** Unique in the dialog. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly TValue[];
  readonly value: TValue | null;
  readonly error: string | null;
  readonly textOf: (value: TValue) => string;
  readonly onChoose: (value: TValue) => void;
}

/** One choice of several, as large buttons. */
export function Choices<TValue extends string>(props: ChoicesProps<TValue>) {
  const { name, legend, options, value, error, textOf, onChoose } = props;
  return (
    <fieldset className={styles.group} data-invalid={error !== null || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {error !== null && <p className={styles.error}>{error}</p>}
      <div className={styles.reasons}>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <UnseenInput
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span>{textOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
