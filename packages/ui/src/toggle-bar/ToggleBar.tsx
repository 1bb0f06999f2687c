import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import styles from '../radio-bar/RadioBar.module.css';

interface Way<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon: IconDrawing;
}

interface ToggleBarProps<Value extends string> {
  readonly label: string;
  readonly ways: readonly Way<Value>[];
  /** Null while the choice is unknown. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/**
 * Segmented control of toggle buttons, for a choice that navigates or opens a question. Radio
 * buttons would already do so on an arrow key.
 */
export function ToggleBar<Value extends string>(props: ToggleBarProps<Value>) {
  const { label, ways, value: chosen, onChange } = props;
  return (
    <fieldset aria-label={label} className={styles.bar}>
      {ways.map(({ value, label: words, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          data-selected={value === chosen || undefined}
          className={styles.face}
          onClick={() => onChange(value)}
        >
          <Icon drawing={icon} size={20} />
          <span>{words}</span>
        </button>
      ))}
    </fieldset>
  );
}
