import { firstOfMeals, type Meal } from '@claypot/domain/time';
import { Button } from '@claypot/ui';
import type { RefObject } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './MealJumps.module.css';

interface Time {
  /** `value` of its radio button. */
  readonly id: string;
  readonly hour: number;
}

interface MealJumpsProps {
  /** Available times of one day, earliest first. */
  readonly times: readonly Time[];
  /** Element that contains the radio buttons of the times. */
  readonly within: RefObject<HTMLElement | null>;
}

const WORDS = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
} as const satisfies Record<Meal, string>;

/**
 * Buttons that move the focus to the first time of a meal without choosing it. Hidden unless the
 * day has times of several meals.
 */
export function MealJumps({ times, within }: MealJumpsProps) {
  const { t } = useTranslation('checkout');
  const meals = firstOfMeals(times, ({ hour }) => hour);
  if (meals.length < 2) return null;
  return (
    <ul aria-label={t('jumpToMeal')} className={styles.meals}>
      {meals.map(({ first, meal }) => (
        <li key={meal}>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => showTime(within.current, first.id, { focus: true })}
          >
            {t(WORDS[meal])}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls a time into view, and focuses it if requested. */
export function showTime(
  container: HTMLElement | null,
  id: string,
  { focus = false }: { readonly focus?: boolean } = {},
): void {
  const input = container?.querySelector<HTMLInputElement>(
    `input[type=radio][value="${CSS.escape(id)}"]`,
  );
  if (focus) input?.focus({ preventScroll: true });
  input?.closest('label')?.scrollIntoView({ block: 'center' });
}
