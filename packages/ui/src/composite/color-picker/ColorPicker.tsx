import { useId, useState } from 'react';
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea';
import { ColorField, Input, Label } from 'react-aria-components/ColorField';
import {
  ColorPicker as AriaColorPicker,
  type Color,
  parseColor,
} from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldNote } from '../../text-field/FieldNote.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './ColorPicker.module.css';
import { ColorSwatches } from './ColorSwatches.tsx';

interface ColorPickerProps {
  readonly label: string;
  readonly name: string;
  /** BCP 47 tag for the names of colours. */
  readonly locale: string;
  /** `#rrggbb`; another text shows as an empty field. */
  readonly value: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  /** Colours to choose from, as `#rrggbb`. */
  readonly swatches: readonly string[];
  readonly swatchesLabel: string;
  /** Called with `#rrggbb` on each change, or with an empty text. */
  readonly onChange: (value: string) => void;
}

const BLACK = 'hsb(0, 0%, 0%)';

/** Colour with React Aria: an area and a slider for pointers and keys, its hex code, and swatches. */
export function ColorPicker(props: ColorPickerProps) {
  const { label, locale, name, value, hint, error, isDisabled = false, swatches, onChange } = props;
  const noteId = useId();
  const [last, setLast] = useState<Color>(() => toColor(value));
  // Its hue outlives black and grey, which the hex code does not.
  const color = hexOf(last) === value ? last : toColor(value);
  const typed = isHex(value) ? parseColor(value) : null;
  const change = (next: Color) => {
    setLast(next.toFormat('hsb'));
    onChange(hexOf(next));
  };
  return (
    <I18nProvider locale={locale}>
      <div className={cx(styles.picker)}>
        <AriaColorPicker value={color} onChange={change}>
          <div className={cx(styles.areas)}>
            <ColorArea
              colorSpace="hsb"
              xChannel="saturation"
              yChannel="brightness"
              isDisabled={isDisabled}
              className={cx(styles.area)}
            >
              <ColorThumb className={cx(styles.thumb)} />
            </ColorArea>
            <ColorSlider
              colorSpace="hsb"
              channel="hue"
              isDisabled={isDisabled}
              // Without it, the slider has an empty `aria-details`, which is no valid HTML.
              aria-details={noteId}
            >
              <SliderTrack className={cx(styles.track)}>
                <ColorThumb className={cx(styles.thumb)} />
              </SliderTrack>
            </ColorSlider>
          </div>
        </AriaColorPicker>
        <div className={cx(styles.side)}>
          <ColorField
            value={typed}
            isDisabled={isDisabled}
            isInvalid={error !== undefined}
            validationBehavior="aria"
            autoFocus={props.autoFocus ?? false}
            aria-describedby={noteId}
            onChange={(next) => (next === null ? onChange('') : change(next))}
            className={cx(styles.field)}
          >
            <Label className={cx(styles.label)}>{label}</Label>
            <Input name={name} autoComplete="off" className={cx(styles.input)} />
            <FieldNote id={noteId} hint={hint} error={error} />
          </ColorField>
          {swatches.length > 0 && (
            <ColorSwatches
              label={props.swatchesLabel}
              value={typed ?? color}
              swatches={swatches}
              isDisabled={isDisabled}
              onChange={change}
            />
          )}
        </div>
      </div>
    </I18nProvider>
  );
}

function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function toColor(text: string): Color {
  return parseColor(isHex(text) ? text : BLACK).toFormat('hsb');
}

function hexOf(color: Color): string {
  return color.toString('hex').toLowerCase();
}
