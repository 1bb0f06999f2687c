import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from '../MenuBody.module.css';
import { CategoryRail } from './CategoryRail.tsx';
import { initialItems, isLong } from './initial-items.ts';
import { MenuList } from './MenuList.tsx';
import { MenuOffers } from './MenuOffers.tsx';
import type { MenuViewProps } from './menu-view-props.ts';
import { useMenuPlace } from './use-menu-place.ts';
import { useSectionAtTop } from './use-section-at-top.ts';
import { useSectionInView } from './use-section-in-view.ts';

type MenuColumnsProps = Pick<
  MenuViewProps,
  | 'menu'
  | 'companyPicture'
  | 'offer'
  | 'inCart'
  | 'adds'
  | 'onSelectCategory'
  | 'onCategoryInView'
  | 'onScrollSettled'
> & { readonly headHeight: number };

/** Height of the search row when visible, in px; sections start below it. */
const SEARCH = 64;

/**
 * Categories on the left and the list of dishes on the right; each follows the other's position.
 */
export function MenuColumns(props: MenuColumnsProps) {
  'use memo';
  const {
    menu,
    companyPicture,
    offer,
    inCart,
    adds,
    headHeight,
    onSelectCategory,
    onCategoryInView,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('menu');
  const place = useMenuPlace(list, headHeight);
  const initial = initialItems(menu, place?.path);
  const packageSection = useDeferredValue(menu.packageSection, initial.packageSection);
  const sections = useDeferredValue(menu.sections, initial.sections);
  const categories = [
    ...(menu.packageSection ? [{ id: menu.packageSection.id, name: t('packages') }] : []),
    ...menu.sections.map(({ category }) => category),
  ];
  const ids = [
    ...(packageSection ? [packageSection.id] : []),
    ...sections.map(({ category }) => category.id),
  ];

  useSectionInView(list, {
    ids,
    covered: headHeight + SEARCH,
    onInView: (index) => {
      const id = ids[index];
      if (id !== undefined) onCategoryInView(id);
    },
  });

  const settled = useEffectEvent(props.onScrollSettled);
  useEffect(() => {
    const end = () => settled();
    document.addEventListener('scrollend', end);
    return () => document.removeEventListener('scrollend', end);
  }, []);

  const bringToTop = useSectionAtTop(list, ids);
  const select = (id: string) => {
    onSelectCategory(id);
    bringToTop(id);
  };

  return (
    <div className={styles.columns}>
      {menu.search === '' && (
        <MenuOffers banners={menu.banners} offer={offer} picture={companyPicture} />
      )}
      <div className={styles.side}>
        <CategoryRail categories={categories} active={menu.activeCategory} onSelect={select} />
      </div>
      <div className={styles.main}>
        <MenuList
          menu={{ packageSection, sections }}
          fullMenu={menu}
          isLong={isLong({ packageSection, sections }) || place !== null}
          inCart={inCart}
          adds={adds}
          element={list}
        />
      </div>
    </div>
  );
}
