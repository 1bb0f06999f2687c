import {
  type Color,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
} from 'react-aria-components/ColorSwatchPicker';
import { cx } from '../../utils/cx.ts';
import styles from './ColorPicker.module.css';

interface ColorSwatchesProps {
  readonly label: string;
  readonly value: Color;
  readonly swatches: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (color: Color) => void;
}

/** Colours to choose from, with a label that names their source. */
export function ColorSwatches({
  label,
  value,
  swatches,
  isDisabled,
  onChange,
}: ColorSwatchesProps) {
  return (
    <div className={cx(styles.field)}>
      <span className={cx(styles.label)}>{label}</span>
      <ColorSwatchPicker
        aria-label={label}
        value={value}
        onChange={onChange}
        className={cx(styles.swatches)}
      >
        {swatches.map((swatch) => (
          <ColorSwatchPickerItem
            key={swatch}
            color={swatch}
            isDisabled={isDisabled}
            className={cx(styles.swatch)}
          >
            <ColorSwatch className={cx(styles.color)} />
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
    </div>
  );
}
