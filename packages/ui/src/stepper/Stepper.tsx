import { useAnnouncedChange } from '../announcer/useAnnouncement.ts';
import { minusIcon, plusIcon, trashIcon } from '../icon/drawings/common.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  /** Accessible name with the counted thing ("Quantity of Chicken Claypot"). */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly min?: number;
  /** Change by one press; 1 if omitted. */
  readonly step?: number;
  readonly max?: number | undefined;
  readonly size?: 'md' | 'lg';
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: number) => void;
  /** If given, decreasing below `min` removes the item. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined;
}

/** Small integer with a button on each side; changes are announced. */
export function Stepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min = 1,
  step = 1,
  max = Number.POSITIVE_INFINITY,
  size = 'md',
  disabled = false,
  onChange,
  remove,
}: StepperProps) {
  useAnnouncedChange(`${label}: ${value}`);
  const atMin = value <= min;
  const removes = atMin && remove !== undefined;
  return (
    // A fieldset would bring a legend; the group only needs its name.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className={cx(styles.stepper, styles[size])}>
      <button
        type="button"
        className={styles.step}
        aria-label={removes ? remove.label : decreaseLabel}
        disabled={disabled || (atMin && !removes)}
        onClick={() => (removes ? remove.onRemove() : onChange(value - step))}
      >
        <Icon drawing={removes ? trashIcon : minusIcon} size={20} />
      </button>
      <span className={styles.value} translate="no">
        {value}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + step)}
      >
        <Icon drawing={plusIcon} size={20} />
      </button>
    </div>
  );
}
