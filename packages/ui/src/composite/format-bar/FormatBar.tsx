import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon, type IconDrawing } from '../../icon/Icon.tsx';
import styles from './FormatBar.module.css';

export interface FormatItem {
  readonly id: string;
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: IconDrawing;
  /** Omit for an action without a state. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** `isByKeyboard` is true for keys and screen readers, which keep the focus in the toolbar. */
  readonly onPress: (isByKeyboard: boolean) => void;
}

interface FormatBarProps {
  readonly label: string;
  /** Id of the text that the toolbar changes. */
  readonly controls: string;
  readonly groups: readonly (readonly FormatItem[])[];
}

/** Toolbar of a text. Tab enters and leaves it, arrow keys move inside. */
export function FormatBar({ label, controls, groups }: FormatBarProps) {
  return (
    <Toolbar aria-label={label} aria-controls={controls} className={styles.bar ?? ''}>
      {groups.map((items) => (
        <Group key={items[0]?.id} className={styles.group ?? ''}>
          {items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </Group>
      ))}
    </Toolbar>
  );
}

function Item({ label, icon, isPressed, isDisabled = false, onPress }: FormatItem) {
  const shared = {
    'aria-label': label,
    isDisabled,
    className: styles.item ?? '',
    onPress: ({ pointerType }: { pointerType: string }) =>
      onPress(pointerType === 'keyboard' || pointerType === 'virtual'),
  };
  const face = <Icon drawing={icon} />;
  return isPressed === undefined ? (
    <Button {...shared}>{face}</Button>
  ) : (
    <ToggleButton {...shared} isSelected={isPressed}>
      {face}
    </ToggleButton>
  );
}
