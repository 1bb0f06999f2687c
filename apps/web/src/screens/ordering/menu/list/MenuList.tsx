import type { CatalogueView, MenuSection } from '@claypot/domain/ordering';
import { cx } from '@claypot/ui';
import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import type { CartOfRows } from './cart-of-rows.ts';
import styles from './MenuList.module.css';
import { MenuRow } from './MenuRow.tsx';

type Listed = Pick<CatalogueView, 'packageSection'> & {
  readonly sections: readonly MenuSection[];
};

interface MenuListProps {
  readonly menu: Listed;
  /** The complete list, of which `menu` may be only the first part. */
  readonly fullMenu: Listed;
  /** True if content outside the viewport has an estimated height. */
  readonly isLong: boolean;
  readonly inCart: CartOfRows;
  /** True if dishes without options can be added from the list. */
  readonly adds: boolean;
  readonly element: RefObject<HTMLDivElement | null>;
}

/** Number of rows with immediately fetched pictures; the others load lazily. */
const IN_FIRST_VIEW = 4;

/** Packages and dishes of the menu. Each section is a child element of the list, in order. */
export function MenuList({ menu, fullMenu, isLong, inCart, adds, element }: MenuListProps) {
  // Translations are passed down as props, because a thousand rows would otherwise each subscribe
  // to language changes.
  const { t } = useTranslation(['menu', 'common']);
  const format = useFormat();
  const { packageSection, sections } = menu;
  const rows = new Map(
    fullMenu.sections.map(({ category, dishes }) => [category.id, dishes.length]),
  );
  return (
    <div ref={element} className={cx(isLong && styles.long)}>
      {packageSection && (
        <Section name={t('packages')} rows={packageSection.packages.length} isDrawn>
          {packageSection.packages.map(({ package: listed, type, ...shown }, position) => (
            <MenuRow
              key={listed.id}
              id={listed.id}
              name={listed.package_name}
              description={listed.description}
              image={listed.package_image[0]?.image ?? null}
              priced={shown.priced}
              deal={type === 'hot_deal'}
              from={shown.from}
              path={shown.path}
              soldOut={shown.soldOut}
              addable={null}
              inCart={inCart}
              priority={position < IN_FIRST_VIEW}
              t={t}
              format={format}
            />
          ))}
        </Section>
      )}
      {sections.map(({ category, dishes }, index) => (
        <Section
          key={category.id}
          name={category.name}
          rows={rows.get(category.id) ?? dishes.length}
          isDrawn={dishes.length > 0}
        >
          {dishes.map(({ dish, path, soldOut }, position) => (
            <MenuRow
              key={dish.id}
              id={dish.id}
              name={dish.name}
              description={dish.description}
              image={dish.dish_image[0]?.image ?? null}
              tags={dish.tags}
              priced={dish}
              path={path}
              soldOut={soldOut}
              addable={adds && !dish.needs_choice ? dish : null}
              inCart={inCart}
              priority={packageSection === null && index === 0 && position < IN_FIRST_VIEW}
              t={t}
              format={format}
            />
          ))}
        </Section>
      ))}
    </div>
  );
}

interface SectionProps {
  readonly name: string;
  readonly rows: number;
  /** True if the rows are rendered; until then, their space is reserved. */
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}

function Section({ name, rows, isDrawn, children }: SectionProps) {
  const id = useId();
  const size = { '--rows': rows } as CSSProperties;
  return (
    <section aria-labelledby={id} data-below-search="" className={styles.section} style={size}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      <ul className={cx(!isDrawn && styles.room)}>{children}</ul>
    </section>
  );
}
