import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconDrawing } from '../icon/icon-drawing.ts';
import { UnseenInput } from '../unseen-input/UnseenInput.tsx';
import styles from './SegmentedControl.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconDrawing;
  readonly disabled?: boolean | undefined;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of two or three, all in sight: radio buttons drawn as one bar. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={styles.control}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <UnseenInput
            type="radio"
            name={name}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          <span className={styles.face}>
            {segment.icon && <Icon drawing={segment.icon} size={20} />}
            {segment.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
