import { useId } from 'react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components/NumberField';
import { minusIcon, plusIcon } from '../../icon/drawings/common.ts';
import { Icon } from '../../icon/Icon.tsx';
import { FieldNote } from '../../text-field/FieldNote.tsx';
import { RequiredMark } from '../../text-field/RequiredMark.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  readonly label: string;
  readonly roleDescription: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly name: string;
  /** Integer; null while the field is empty. */
  readonly value: number | null;
  /**
   * Limits of the buttons and arrow keys. A typed number is passed on unchanged; the form validates
   * it.
   */
  readonly min: number;
  readonly max?: number | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Called on each step, and with a typed number on blur or Enter; null for an empty field. */
  readonly onChange: (value: number | null) => void;
}

/** Integer field with React Aria: typing, buttons or arrow keys. */
export function AriaNumberField(props: NumberFieldProps) {
  const { label, roleDescription, name, value, min, max, hint, error, onChange } = props;
  const noteId = useId();
  const note = error ?? hint;
  return (
    <NumberField
      value={value ?? Number.NaN}
      minValue={min}
      {...(max !== undefined && { maxValue: max })}
      formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
      isRequired
      isInvalid={error !== undefined}
      isWheelDisabled
      // The default clamps a number outside the limits, and the form could never report it.
      commitBehavior="validate"
      validationBehavior="aria"
      decrementAriaLabel={props.decreaseLabel}
      incrementAriaLabel={props.increaseLabel}
      {...(note !== undefined && { 'aria-describedby': noteId })}
      onChange={(typed) => onChange(Number.isNaN(typed) ? null : typed)}
      className={cx(styles.field)}
    >
      <div className={styles.row}>
        <Label className={cx(styles.label)}>
          <span>{label}</span>
          <RequiredMark />
        </Label>
        <Group className={cx(styles.stepper)}>
          <Button slot="decrement" className={cx(styles.step)}>
            <Icon drawing={minusIcon} size={20} />
          </Button>
          <Input name={name} aria-roledescription={roleDescription} className={cx(styles.value)} />
          <Button slot="increment" className={cx(styles.step)}>
            <Icon drawing={plusIcon} size={20} />
          </Button>
        </Group>
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </NumberField>
  );
}
