import { Chip, ChoiceGroup, type ChoiceGroupProps } from '../choice-group/ChoiceGroup.tsx';
import styles from './TimeChoice.module.css';

interface Time {
  readonly id: string;
  /** "7:30 pm" */
  readonly text: string;
  /** Nothing is left of it: it is shown and cannot be chosen. */
  readonly full: boolean;
}

interface TimeChoiceProps extends ChoiceGroupProps {
  /** By the parts of the day, each with its name. */
  readonly parts: readonly {
    readonly id: string;
    readonly title: string;
    readonly times: readonly Time[];
  }[];
  /** What is said of a time that is full: short, as it stands on it. */
  readonly fullText: string;
}

/** Times of one day under the parts of it; the arrow keys go through all of them. */
export function TimeChoice({ parts, fullText, ...group }: TimeChoiceProps) {
  const free = parts.flatMap(({ times }) => times).filter(({ full }) => !full);
  return (
    <ChoiceGroup {...group} ids={free.map(({ id }) => id)} className={styles.parts}>
      {parts.map((part) => (
        <fieldset key={part.id}>
          <legend className={styles.title}>{part.title}</legend>
          <div className={styles.times}>
            {part.times.map(({ id, text, full }) => (
              <Chip key={id} id={id} label={full ? `${text}, ${fullText}` : text} full={full}>
                <span className={styles.time}>{text}</span>
                {full && <span className={styles.full}>{fullText}</span>}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
    </ChoiceGroup>
  );
}
