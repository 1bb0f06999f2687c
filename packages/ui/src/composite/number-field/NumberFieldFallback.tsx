import { useId } from 'react';
import type { Touches } from '../../deferred/usePart.ts';
import { minusIcon, plusIcon } from '../../icon/drawings/common.ts';
import { Icon } from '../../icon/Icon.tsx';
import { FieldNote } from '../../text-field/FieldNote.tsx';
import { RequiredMark } from '../../text-field/RequiredMark.tsx';
import type { NumberFieldProps } from './AriaNumberField.tsx';
import styles from './NumberField.module.css';

/** Number field with native controls, until React Aria has loaded. */
export function NumberFieldFallback(props: NumberFieldProps & { readonly touches?: Touches }) {
  const id = useId();
  const {
    label,
    name,
    value,
    min,
    max = Number.POSITIVE_INFINITY,
    hint,
    error,
    onChange,
    touches,
  } = props;
  const isInvalid = error !== undefined;
  const take = ({ valueAsNumber }: HTMLInputElement) => onChange(parseInteger(valueAsNumber));
  const hasNote = isInvalid || hint !== undefined;
  return (
    <div {...touches} data-invalid={isInvalid || undefined} className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          <span>{label}</span>
          <RequiredMark />
        </label>
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={props.decreaseLabel}
            disabled={value !== null && value <= min}
            className={styles.step}
            onClick={() => onChange(Math.max(min, Math.min(max, (value ?? min) - 1)))}
          >
            <Icon drawing={minusIcon} size={20} />
          </button>
          <input
            // Re-creates the input when the value changes by a button; unfinished typing is not
            // affected.
            key={value}
            id={id}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            required
            aria-invalid={isInvalid}
            aria-describedby={hasNote ? `${id}-note` : undefined}
            defaultValue={value ?? ''}
            className={styles.value}
            onBlur={({ target }) => take(target)}
            onKeyDown={({ currentTarget, key }) => key === 'Enter' && take(currentTarget)}
          />
          <button
            type="button"
            aria-label={props.increaseLabel}
            disabled={value !== null && value >= max}
            className={styles.step}
            onClick={() => onChange(Math.max(min, Math.min(max, value === null ? min : value + 1)))}
          >
            <Icon drawing={plusIcon} size={20} />
          </button>
        </div>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

function parseInteger(typed: number): number | null {
  return Number.isNaN(typed) ? null : Math.round(typed);
}
