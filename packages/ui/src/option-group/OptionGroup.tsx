import { type ReactNode, useId } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './OptionGroup.module.css';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What stands on the right: usually the additional price. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface OptionGroupProps {
  readonly kind: 'radio' | 'checkbox';
  readonly label: string;
  /** The rule in words: "Choose up to 3". */
  readonly hint?: string | undefined;
  readonly tag?: { readonly text: string; readonly tone: 'neutral' | 'success' | 'danger' };
  readonly choices: readonly Choice[];
  readonly selected: readonly string[];
  /** No more can be ticked: the rest cannot be pressed until one is taken off. */
  readonly maxReached?: boolean | undefined;
  readonly error?: string | undefined;
  /** Where a link or script that points out the missing choice brings the focus. */
  readonly id?: string | undefined;
  /** The pressed choice; a ticked box pressed again is to be unticked. */
  readonly onSelect: (id: string) => void;
}

/** A question with rows to choose from, one (radio) or several (checkbox). */
export function OptionGroup({
  kind,
  label,
  hint,
  tag,
  choices,
  selected,
  maxReached = false,
  error,
  id,
  onSelect,
}: OptionGroupProps) {
  const name = useId();
  const noteId = `${name}-note`;
  const noted = hint !== undefined || error !== undefined;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={noted ? noteId : undefined}
      className={cx(styles.group, error && styles.invalid)}
    >
      <legend className={styles.legend}>
        <span className={styles.label}>{label}</span>
        {tag && <Badge tone={tag.tone}>{tag.text}</Badge>}
      </legend>
      {noted && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => {
          const chosen = selected.includes(choice.id);
          const blocked = choice.disabled || (kind === 'checkbox' && maxReached && !chosen);
          return (
            <label key={choice.id} className={cx(styles.choice, blocked && styles.blocked)}>
              <input
                type={kind}
                name={name}
                className={styles.input}
                checked={chosen}
                disabled={blocked}
                onChange={() => onSelect(choice.id)}
              />
              <span className={cx(styles.mark, styles[kind])}>
                {kind === 'checkbox' && <Icon name="check" size={16} />}
              </span>
              <span className={styles.text}>{choice.label}</span>
              {choice.detail !== undefined && (
                <span className={styles.detail}>{choice.detail}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
