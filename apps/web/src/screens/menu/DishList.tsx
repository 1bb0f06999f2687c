import type { MenuSection } from '@claypot/domain';
import { cx } from '@claypot/ui';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { isLong } from './beginning-of.ts';
import styles from './DishList.module.css';
import { DishRow } from './DishRow.tsx';

interface DishListProps {
  readonly sections: readonly MenuSection[];
  /** Pieces in the cart by dish id. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly element: RefObject<HTMLDivElement | null>;
}

/** Pictures of the first rows are fetched at once, all others when they come near. */
const IN_FIRST_VIEW = 4;

/** The whole menu, category after category. Each section is a child of the list, in their order. */
export function DishList({ sections, quantities, element }: DishListProps) {
  // Asked for once and handed down: a thousand rows would each listen for a change of language.
  const { t } = useTranslation(['menu', 'common']);
  const format = useFormat();
  const id = useId();
  return (
    <div ref={element} className={cx(isLong(sections) && styles.long)}>
      {sections.map(({ category, dishes }, index) => (
        <section
          key={category.id}
          aria-labelledby={`${id}${category.id}`}
          className={styles.section}
        >
          <h2 id={`${id}${category.id}`} tabIndex={-1} className={styles.title}>
            {category.name}
          </h2>
          <ul>
            {dishes.map(({ dish, path, soldOut }, position) => (
              <DishRow
                key={dish.id}
                dish={dish}
                path={path}
                soldOut={soldOut}
                qty={quantities[dish.id] ?? 0}
                priority={index === 0 && position < IN_FIRST_VIEW}
                t={t}
                format={format}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
