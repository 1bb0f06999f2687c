import { useId } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { CountedChoice, type Counting } from './CountedChoice.tsx';
import { type Choice, OptionChoice } from './OptionChoice.tsx';
import styles from './OptionGroup.module.css';

interface OptionGroupProps {
  readonly kind: 'radio' | 'checkbox';
  readonly label: string;
  /** Context of the question, such as a dish of a set. */
  readonly about?: string | undefined;
  /** Rule as text: "Choose up to 3". */
  readonly hint?: string | undefined;
  readonly tag?: { readonly text: string; readonly tone: 'neutral' | 'success' | 'danger' };
  readonly choices: readonly Choice[];
  readonly selected: readonly string[];
  /** True if no more can be selected: the others are disabled until one is deselected. */
  readonly maxReached?: boolean | undefined;
  /** If given, each choice can be taken several times and occurs in `selected` that often. */
  readonly counting?: Counting | undefined;
  readonly error?: string | undefined;
  /** Focus target for a link or script that points to the missing choice. */
  readonly id?: string | undefined;
  /** Called with the pressed choice; pressing a checked box again unchecks it. */
  readonly onSelect: (id: string) => void;
}

/** Question with choices: one (radio), several (checkbox), or several of each. */
export function OptionGroup({
  kind,
  label,
  about,
  hint,
  tag,
  choices,
  selected,
  maxReached = false,
  counting,
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
      className={styles.group}
    >
      <legend className={styles.legend}>
        <span className={styles.label}>
          {about !== undefined && <span className={styles.about}>{about}</span>}
          <span>{label}</span>
        </span>
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
          if (counting !== undefined) {
            return (
              <CountedChoice
                key={choice.id}
                choice={choice}
                counting={counting}
                times={selected.filter((each) => each === choice.id).length}
                full={maxReached}
              />
            );
          }
          const blocked =
            choice.disabled === true || (kind === 'checkbox' && maxReached && !chosen);
          return (
            <OptionChoice
              key={choice.id}
              kind={kind}
              name={name}
              choice={choice}
              chosen={chosen}
              blocked={blocked}
              onSelect={onSelect}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
