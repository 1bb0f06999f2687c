import { UnseenInput } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import styles from './ChoiceChips.module.css';

interface ChipChoice {
  readonly value: string;
  readonly label: ReactNode;
  readonly pick: () => void;
}

interface ChoiceChipsProps {
  readonly legend: string;
  readonly choices: readonly ChipChoice[];
  readonly chosen: string;
  /** `row` scrolls sideways, `wrap` breaks into lines, `grid` has columns; `figures` is a grid for large, short labels. */
  readonly layout: 'row' | 'wrap' | 'grid' | 'figures';
  /** Shared name for several sets that form one radio group. */
  readonly group?: string;
}

export function ChoiceChips({ legend, choices, chosen, layout, group }: ChoiceChipsProps) {
  const own = useId();
  const name = group ?? own;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles[layout]}>
        {choices.map(({ value, label, pick }) => (
          <label key={value} className={styles.chip}>
            <UnseenInput
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={pick}
            />
            <span className={styles.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
