import { Chip, ChoiceGroup, type ChoiceGroupProps } from '../choice-group/ChoiceGroup.tsx';
import styles from './TimeChoice.module.css';

interface Time {
  readonly id: string;
  /** "7:30 pm" */
  readonly text: string;
  /** Accessible label, with "full" if applicable ("7:30 pm, full"). */
  readonly label: string;
  /** True if no place is left: visible but disabled. */
  readonly full: boolean;
}

interface TimeChoiceProps extends ChoiceGroupProps {
  readonly parts: readonly {
    readonly id: string;
    readonly title: string;
    readonly times: readonly Time[];
  }[];
  readonly fullText: string;
}

/** Times of one day, grouped by part of the day; the arrow keys move through all of them. */
export function TimeChoice({ parts, fullText, ...group }: TimeChoiceProps) {
  return (
    <ChoiceGroup {...group} className={styles.parts}>
      {parts.map((part) => (
        <fieldset key={part.id}>
          <legend className={styles.title}>{part.title}</legend>
          <div className={styles.times}>
            {part.times.map(({ id, label, text, full }) => (
              <Chip key={id} id={id} label={label} full={full}>
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
