import type { CatalogueView, MenuDish, MenuPackage } from '@claypot/domain/ordering';
import { sellingPrice } from '@claypot/domain/pricing';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { ItemTile } from './ItemTile.tsx';
import styles from './MenuSections.module.css';
import type { MenuActions } from './menu-actions.ts';

interface MenuSectionsProps extends Pick<MenuActions, 'onDish' | 'onItem'> {
  readonly menu: CatalogueView;
  readonly canAdd: boolean;
}

/** Items of the chosen category; of all categories during a search. */
export function MenuSections({ menu, ...press }: MenuSectionsProps) {
  const { t } = useTranslation('counterSales');
  const { activeCategory, packageSection, search, sections } = menu;
  const isSearch = search.trim() !== '';
  const isShown = (id: string) => isSearch || id === activeCategory;
  return (
    <>
      {packageSection !== null && isShown(packageSection.id) && (
        <section aria-label={t('packages')} className={styles.section}>
          {isSearch && <h2 className={styles.title}>{t('packages')}</h2>}
          <ul className={styles.tiles}>
            {packageSection.packages.map((item) => (
              <li key={item.package.id}>
                <PackageTile item={item} {...press} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections
        .filter(({ category }) => isShown(category.id))
        .map(({ category, dishes }) => (
          <section key={category.id} aria-label={category.name} className={styles.section}>
            {isSearch && <h2 className={styles.title}>{category.name}</h2>}
            <ul className={styles.tiles}>
              {dishes.map((item) => (
                <li key={item.dish.id}>
                  <DishTile item={item} {...press} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

type TilePress = Omit<MenuSectionsProps, 'menu'>;

function DishTile({ item, canAdd, onDish, onItem }: TilePress & { readonly item: MenuDish }) {
  const format = useFormat();
  const { dish, soldOut } = item;
  const press = () =>
    dish.has_options ? onItem({ type: 'dish', id: dish.id, name: dish.name }) : onDish(dish);
  return (
    <ItemTile
      name={dish.name}
      price={format.money(sellingPrice(dish))}
      hasChoices={dish.has_options}
      soldOut={soldOut}
      disabled={!canAdd}
      onPress={press}
    />
  );
}

function PackageTile({ item, canAdd, onItem }: TilePress & { readonly item: MenuPackage }) {
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { from, priced, soldOut, type } = item;
  const { hot_deal_id, id, package_name: name } = item.package;
  const price = priced === null ? null : format.money(sellingPrice(priced));
  return (
    <ItemTile
      name={name}
      price={from && price !== null ? t('fromPrice', { price }) : price}
      hasChoices
      soldOut={soldOut}
      disabled={!canAdd}
      onPress={() => onItem({ type, id: hot_deal_id ?? id, name })}
    />
  );
}
