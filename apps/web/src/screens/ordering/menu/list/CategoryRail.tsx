import { afterPaint } from '@claypot/browser/next-task';
import { categoryPath } from '@claypot/domain/routes';
import { isPlainPress } from '@claypot/ui/is-plain-press';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './CategoryRail.module.css';

interface CategoryRailProps {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly active: string | null;
  readonly onSelect: (categoryId: string) => void;
}

/**
 * Categories beside the dishes. The current one is marked and scrolled into view. Each is a link to
 * the page of the category, which works before the app has loaded, without script and in a new tab.
 */
export function CategoryRail({ categories, active, onSelect }: CategoryRailProps) {
  const { t } = useTranslation('menu');
  const rail = useRef<HTMLElement>(null);

  const seen = useRef(categories[0]?.id ?? null);

  useEffect(() => {
    // The first category is visible already; measuring it would force a layout of the new menu.
    if (seen.current === active) return;
    seen.current = active;
    // Paints the mark first, because measuring its position in a long menu takes a while.
    afterPaint(() => {
      const current = rail.current?.querySelector<HTMLElement>('[aria-current]');
      // Moving a pressed category away from the pointer would lose the press.
      if (!rail.current || !current || rail.current.matches(':active')) return;
      scrollToCurrent(rail.current, current);
    });
  }, [active]);

  return (
    <nav ref={rail} aria-label={t('categories')} data-below-search="" className={styles.rail}>
      <ul className={styles.list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={categoryPath(id)}
              aria-current={id === active ? 'true' : undefined}
              className={styles.category}
              draggable={false}
              // A press that takes the focus from the search field would move the categories up.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                onSelect(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the rail; `scrollIntoView` would also scroll the page. */
function scrollToCurrent(rail: HTMLElement, current: HTMLElement): void {
  rail.scrollTo({
    top: current.offsetTop - (rail.clientHeight - current.offsetHeight) / 2,
    left: current.offsetLeft - (rail.clientWidth - current.offsetWidth) / 2,
    behavior: 'smooth',
  });
}
