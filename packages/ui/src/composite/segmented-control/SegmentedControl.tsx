import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../../icon/Icon.tsx';
import type { IconDrawing } from '../../icon/icon-drawing.ts';
import styles from '../../radio-bar/RadioBar.module.css';
import { cx } from '../../utils/cx.ts';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconDrawing;
  readonly disabled?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of two or three, all in sight. The arrow keys go along, Enter or Space chooses. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value: chosen, onChange } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const segment = segments.find(({ value }) => keys.has(value));
        if (segment) onChange(segment.value);
      }}
      className={cx(styles.bar)}
    >
      {segments.map(({ value, label: words, icon, disabled = false }) => (
        <ToggleButton
          key={value}
          id={value}
          isDisabled={disabled}
          className={cx(styles.segment, styles.face)}
        >
          {icon && <Icon drawing={icon} size={20} />}
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
