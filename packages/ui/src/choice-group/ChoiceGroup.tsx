import { createContext, type ReactNode, type Ref, use, useId } from 'react';
import { FieldNote } from '../text-field/FieldNote.tsx';
import { UnseenInput } from '../unseen-input/UnseenInput.tsx';
import { cx } from '../utils/cx.ts';
import styles from './ChoiceGroup.module.css';

export interface ChoiceGroupProps {
  readonly label: string;
  readonly name: string;
  /** `id` of the selected choice; null for none. */
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
}

interface ChoiceGroupFrameProps extends ChoiceGroupProps {
  readonly groupRef?: Ref<HTMLFieldSetElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const ChoiceGroupContext = createContext<Pick<ChoiceGroupProps, 'name' | 'onChange' | 'value'>>({
  name: '',
  value: null,
  onChange: () => undefined,
});

/**
 * Group of native radio buttons: one tab stop, and the arrow keys select among the enabled choices.
 */
export function ChoiceGroup(props: ChoiceGroupFrameProps) {
  const { label, name, value, error, onChange, groupRef, className, children } = props;
  const noteId = useId();
  return (
    <div className={styles.field}>
      <FieldNote id={noteId} error={error} />
      <fieldset
        ref={groupRef}
        aria-label={label}
        aria-describedby={error === undefined ? undefined : noteId}
        className={cx(styles.choices, className)}
      >
        <ChoiceGroupContext value={{ name, value, onChange }}>{children}</ChoiceGroupContext>
      </fieldset>
    </div>
  );
}

interface ChipProps {
  readonly id: string;
  /** Complete accessible label. */
  readonly label: string;
  /** True if none is left: visible but disabled. */
  readonly full: boolean;
  readonly className?: string | undefined;
  /** Short visible form of the label. */
  readonly children: ReactNode;
}

/** Choice drawn as a chip. A selected choice that becomes full is shown unselected. */
export function Chip({ id, label, full, className, children }: ChipProps) {
  const { name, value, onChange } = use(ChoiceGroupContext);
  const isChosen = value === id && !full;
  return (
    <label
      data-selected={isChosen || undefined}
      data-disabled={full || undefined}
      className={cx(styles.chip, className)}
    >
      <UnseenInput
        type="radio"
        name={name}
        value={id}
        aria-label={label}
        checked={isChosen}
        disabled={full}
        onChange={() => onChange(id)}
      />
      <span aria-hidden="true" className={styles.face}>
        {children}
      </span>
    </label>
  );
}
