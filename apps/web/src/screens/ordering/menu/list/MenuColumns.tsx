import { categoryIn, categoryPath } from '@claypot/domain/routes';
import { LinkButton } from '@claypot/ui';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from '../MenuBody.module.css';
import { CategoryRail } from './CategoryRail.tsx';
import { initialItems, isLong, nextCategory } from './initial-items.ts';
import { MenuList } from './MenuList.tsx';
import { MenuOffers } from './MenuOffers.tsx';
import type { MenuViewProps } from './menu-view-props.ts';
import { useArrivalAt } from './use-arrival-at.ts';
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
  const wanted = categoryIn(usePath().full);
  const initial = initialItems(menu, place?.path ?? null, place === null ? wanted : null);
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

  const arriving = useArrivalAt(
    place === null && categories.some(({ id }) => id === wanted) ? wanted : null,
    sections === menu.sections,
    select,
  );
  const next = nextCategory(menu, initial);

  return (
    <div className={styles.columns}>
      {menu.search === '' && (
        <MenuOffers banners={menu.banners} offer={offer} picture={companyPicture} />
      )}
      <div className={styles.side}>
        <CategoryRail
          categories={categories}
          active={arriving ?? menu.activeCategory}
          onSelect={select}
        />
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
        {/* Without script the list ends here, and each category has a page. */}
        {next !== null && menu.search === '' && (
          <noscript>
            <LinkButton href={categoryPath(next.id)} variant="secondary" wide>
              {t('nextCategory', { category: next.name })}
            </LinkButton>
          </noscript>
        )}
      </div>
    </div>
  );
}
