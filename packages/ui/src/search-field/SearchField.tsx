import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { closeIcon } from '../icon/drawings/common.ts';
import { searchIcon } from '../icon/drawings/search.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  /** Ref of the input, for focusing it from outside. */
  readonly field?: RefObject<HTMLInputElement | null>;
  /** Called with committed text only, never during input method composition. */
  readonly onChange: (value: string) => void;
}

/**
 * Search field that filters while typing. Unfinished composition (pinyin) does not trigger a
 * search.
 */
export function SearchField({
  label,
  clearLabel,
  placeholder = label,
  value,
  field,
  onChange,
}: SearchFieldProps) {
  const [composing, setComposing] = useState<string | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const text = composing ?? value;

  const write = (event: SyntheticEvent<HTMLInputElement, InputEvent>) => {
    const written = event.currentTarget.value;
    if (event.nativeEvent.isComposing) setComposing(written);
    else finish(written);
  };
  const finish = (written: string) => {
    setComposing(null);
    onChange(written);
  };
  const clear = () => {
    finish('');
    input.current?.focus();
  };

  return (
    <search className={styles.field}>
      <Icon drawing={searchIcon} size={20} className={styles.icon} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        className={styles.input}
        value={text}
        onInput={write}
        onCompositionEnd={(event) => finish(event.currentTarget.value)}
      />
      {text !== '' && (
        <button type="button" aria-label={clearLabel} className={styles.clear} onClick={clear}>
          <Icon drawing={closeIcon} size={16} />
        </button>
      )}
    </search>
  );
}
