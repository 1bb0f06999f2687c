import type { ReactNode } from 'react';
import { checkIcon } from '../icon/drawings/common.ts';
import { Icon } from '../icon/Icon.tsx';
import { UnseenInput } from '../unseen-input/UnseenInput.tsx';
import { cx } from '../utils/cx.ts';
import styles from './OptionGroup.module.css';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Content at the right, usually the additional price. */
  readonly detail?: ReactNode;
  /** Decorative picture. */
  readonly picture?: ReactNode;
  /** Content next to the choice that does not select it, such as an info button. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface OptionChoiceProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly choice: Choice;
  readonly chosen: boolean;
  readonly blocked: boolean;
  readonly onSelect: (id: string) => void;
}

/** Row of a group; the whole row can be pressed. */
export function OptionChoice(props: OptionChoiceProps) {
  const { kind, name, choice, chosen, blocked, onSelect } = props;
  return (
    <div className={styles.row}>
      <label data-readable="" className={cx(styles.choice, blocked && styles.blocked)}>
        <UnseenInput
          type={kind}
          name={name}
          checked={chosen}
          disabled={blocked}
          onChange={() => onSelect(choice.id)}
        />
        <span className={cx(styles.mark, styles[kind])}>
          {kind === 'checkbox' && <Icon drawing={checkIcon} size={16} />}
        </span>
        {choice.picture !== undefined && <span className={styles.picture}>{choice.picture}</span>}
        <span className={styles.words}>
          <span className={styles.text}>{choice.label}</span>
          {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
        </span>
      </label>
      {choice.aside}
    </div>
  );
}
