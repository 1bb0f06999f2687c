import { type RefObject, useEffect, useRef } from 'react';
import { Chip, ChoiceGroup, type ChoiceGroupProps } from '../choice-group/ChoiceGroup.tsx';
import styles from './DayStrip.module.css';

interface Day {
  readonly id: string;
  /** Full date and, if applicable, that it is full ("Saturday, 21 November, full"). */
  readonly label: string;
  /** Three short lines, such as "Sat", "21", "Nov". */
  readonly lines: readonly [string, string, string];
  /** True if no place is left: visible but disabled. */
  readonly full: boolean;
}

interface DayStripProps extends ChoiceGroupProps {
  readonly days: readonly Day[];
}

/** Horizontally scrolling days; the selected one is scrolled into view. */
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

/** Scrolls only the strip, to centre the selected day. */
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
