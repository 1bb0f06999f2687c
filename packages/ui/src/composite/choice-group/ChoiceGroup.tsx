import { type ReactNode, type Ref, useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldNote } from '../../text-field/FieldNote.tsx';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import styles from './ChoiceGroup.module.css';

export interface ChoiceGroupProps {
  /** What is chosen, for who hears it. */
  readonly label: string;
  readonly name: string;
  /** The chosen one's `id`; null for none. */
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
}

interface ChoiceGroupFrameProps extends ChoiceGroupProps {
  /** Those that can be chosen. */
  readonly ids: readonly string[];
  readonly groupRef?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * One of many: one stop of the Tab key, and the arrow keys choose. A value that cannot be chosen any
 * more counts as none, or else no key would lead into the group.
 */
export function ChoiceGroup(props: ChoiceGroupFrameProps) {
  const { label, name, value, ids, error, onChange, groupRef, className, children } = props;
  const noteId = useId();
  return (
    <div className={styles.field}>
      <FieldNote id={noteId} error={error} />
      <RadioGroup
        ref={groupRef}
        aria-label={label}
        name={name}
        value={value !== null && ids.includes(value) ? value : null}
        isRequired
        isInvalid={error !== undefined}
        validationBehavior="aria"
        {...(error !== undefined && { 'aria-describedby': noteId })}
        onChange={onChange}
        className={cx(className)}
      >
        {children}
      </RadioGroup>
    </div>
  );
}

interface ChipProps {
  readonly id: string;
  /** All of it in words. */
  readonly label: string;
  /** Nothing is left of it: it is in sight and cannot be chosen. */
  readonly full: boolean;
  readonly className?: string | undefined;
  /** The same at a glance. */
  readonly children: ReactNode;
}

/** One choice, drawn as a chip. */
export function Chip({ id, label, full, className, children }: ChipProps) {
  return (
    <Radio value={id} isDisabled={full} className={cx(styles.chip, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.face}>
        {children}
      </span>
    </Radio>
  );
}
