import { Stepper } from '../stepper/Stepper.tsx';
import { cx } from '../utils/cx.ts';
import type { Choice } from './OptionChoice.tsx';
import styles from './OptionGroup.module.css';

export interface Counting {
  /** Returns the accessible name for a choice ("Quantity of Prawn Dumplings"). */
  readonly label: (choice: string) => string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly onCount: (id: string, times: number) => void;
}

interface CountedChoiceProps {
  readonly choice: Choice;
  readonly counting: Counting;
  readonly times: number;
  /** True if the group has reached its maximum. */
  readonly full: boolean;
}

/** Row of a group with choices that can be taken several times. */
export function CountedChoice({ choice, counting, full, times }: CountedChoiceProps) {
  const { detail, disabled = false, id, label, picture } = choice;
  return (
    <div className={styles.row}>
      <div data-readable="" className={cx(styles.counted, disabled && styles.blocked)}>
        {picture !== undefined && <span className={styles.picture}>{picture}</span>}
        <span className={styles.words}>
          <span className={cx(styles.text, times > 0 && styles.taken)}>{label}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      </div>
      {!(disabled && times === 0) && (
        <Stepper
          label={counting.label(label)}
          decreaseLabel={counting.decreaseLabel}
          increaseLabel={counting.increaseLabel}
          value={times}
          min={0}
          max={full ? times : undefined}
          disabled={disabled}
          onChange={(wanted) => counting.onCount(id, wanted)}
        />
      )}
      {choice.aside}
    </div>
  );
}
