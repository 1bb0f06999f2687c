import { type RefObject, useEffect, useRef } from 'react';
import { Chip, ChoiceGroup, type ChoiceGroupProps } from '../choice-group/ChoiceGroup.tsx';
import styles from './DayStrip.module.css';

interface Day {
  readonly id: string;
  /** The day in full, and that it is full where it is ("Saturday, 21 November, full"). */
  readonly label: string;
  /** At a glance: three short lines, such as "Sat", "21", "Nov". */
  readonly lines: readonly [string, string, string];
  /** Nothing is left on it: it is shown and cannot be chosen. */
  readonly full: boolean;
}

interface DayStripProps extends ChoiceGroupProps {
  readonly days: readonly Day[];
}

/** Days side by side, running on sideways; the chosen one brings itself into sight. */
export function DayStrip({ days, ...group }: DayStripProps) {
  const strip = useRef<HTMLFieldSetElement>(null);
  useChosenInSight(strip, group.value);
  return (
    <ChoiceGroup {...group} groupRef={strip} className={styles.strip}>
      {days.map(({ id, label, lines: [above, middle, below], full }) => (
        <Chip key={id} id={id} label={label} full={full} className={styles.day}>
          <span className={styles.small}>{above}</span>
          <span className={styles.large} translate="no">
            {middle}
          </span>
          <span className={styles.small}>{below}</span>
        </Chip>
      ))}
    </ChoiceGroup>
  );
}

/** Scrolls the strip, and nothing around it, until the chosen day stands in its middle. */
function useChosenInSight(strip: RefObject<HTMLElement | null>, chosen: string | null) {
  const drawn = useRef(false);
  useEffect(() => {
    const row = strip.current;
    const day = row?.querySelector('[data-selected]');
    if (!row || !(day instanceof HTMLElement) || chosen === null) return;
    const left = day.offsetLeft - (row.clientWidth - day.offsetWidth) / 2;
    const still = !drawn.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
    drawn.current = true;
  }, [strip, chosen]);
}
