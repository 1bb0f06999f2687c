import type { BranchOpening } from '@claypot/domain/places';
import { NoWrapTimes } from '../layout/NoWrapTimes.tsx';
import styles from './SpecialDays.module.css';
import { useSpecialDayTexts } from './use-special-day-texts.ts';

interface SpecialDaysProps {
  readonly days: BranchOpening['specialDays'];
}

/** Lines below the opening hours for holidays and other days with their own hours. */
export function SpecialDays({ days }: SpecialDaysProps) {
  const texts = useSpecialDayTexts()(days);
  return texts.map((text) => (
    <span key={text} className={styles.day}>
      <NoWrapTimes>{text}</NoWrapTimes>
    </span>
  ));
}
