import type { MouseEvent } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './SkipLinks.module.css';

/** Ids of the elements that the links focus. */
export const DISHES = 'dishes';
export const CART = 'cart';

interface SkipLinksProps {
  /** True if the list of dishes is on the page. */
  readonly dishes?: boolean;
  /** True if the cart bar or the cart panel is on the page. */
  readonly cart: boolean;
}

/** Links for the keyboard that focus the dishes and the cart; visible only while focused. */
export function SkipLinks({ dishes, cart }: SkipLinksProps) {
  const { t } = useTranslation('menu');
  return (
    <>
      {dishes && (
        <a href={`#${DISHES}`} className={styles.link} onClick={focusTarget}>
          {t('skipToDishes')}
        </a>
      )}
      {cart && (
        <a href={`#${CART}`} className={styles.link} onClick={focusTarget}>
          {t('skipToCart')}
        </a>
      )}
    </>
  );
}

/** Moves the focus without a new history entry, which Back would have to pass. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (target === null) return;
  event.preventDefault();
  target.focus();
}
