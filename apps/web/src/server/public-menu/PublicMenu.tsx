import { menuSections, packageSection } from '@claypot/domain/ordering';
import { useFormat } from '../../hooks/text/use-format.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { MenuRow } from '../../screens/ordering/menu/list/MenuRow.tsx';
import { BranchFacts } from './BranchFacts.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import styles from './PublicMenu.module.css';
import { PublicSection, sectionId } from './PublicSection.tsx';
import type { PublicCompany, PublicMenuRequest } from './public-menu-request.ts';
import { orderPath, publicMenuPathIn } from './public-urls.ts';

interface PublicMenuProps
  extends Pick<
    PublicMenuRequest,
    'branch' | 'categories' | 'dishes' | 'isLanguageNamed' | 'language' | 'packages'
  > {
  readonly company: PublicCompany;
  readonly now: Temporal.ZonedDateTime;
}

/** A page without a cart. */
const NO_CART = {
  qtyOf: () => 0,
  subscribe: () => () => undefined,
  addOne: () => undefined,
  takeOne: () => undefined,
} as const;

const MENU = 'menu';

/** The menu of a branch to read. Each item links to the app, which orders it from this branch. */
export function PublicMenu(props: PublicMenuProps) {
  const { branch, company, isLanguageNamed, language, now, ...listed } = props;
  const { t } = useTranslation(['menu', 'common', 'publicMenu']);
  const { t: row } = useTranslation(['menu', 'common']);
  const format = useFormat();
  const menu = {
    packages: [...listed.packages],
    categories: [...listed.categories],
    dishes: [...listed.dishes],
  };
  const offers = packageSection(menu);
  const sections = menuSections(menu);
  const names = [
    ...(offers ? [t('packages')] : []),
    ...sections.map(({ category }) => category.name),
  ];
  const named = isLanguageNamed ? language : null;
  const linkTo = (path: string | null) => path && orderPath(path, branch, named);
  const shared = { addable: null, inCart: NO_CART, t: row, format };
  return (
    <PublicFrame
      company={company}
      language={language}
      pathIn={(each) => publicMenuPathIn(branch, each)}
      skip={{ href: `#${MENU}`, text: t('publicMenu:skip') }}
    >
      <BranchFacts branch={branch} company={company} language={named} now={now} />
      {names.length === 0 && <p className={styles.empty}>{t('emptyTitle')}</p>}
      {names.length > 1 && (
        <nav aria-label={t('categories')} className={styles.categories}>
          <ul className={styles.names}>
            {names.map((name, index) => (
              <li key={name}>
                <a href={`#${sectionId(index)}`} className={styles.category}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div id={MENU} tabIndex={-1} className={styles.menu}>
        {offers && (
          <PublicSection index={0} name={t('packages')}>
            {offers.packages.map(({ from, package: item, path, priced, soldOut, type }) => (
              <MenuRow
                {...shared}
                key={item.id}
                id={item.id}
                name={item.package_name}
                description={item.description}
                image={item.package_image[0]?.image ?? null}
                deal={type === 'hot_deal'}
                priced={priced}
                from={from}
                soldOut={soldOut}
                path={linkTo(path)}
              />
            ))}
          </PublicSection>
        )}
        {sections.map(({ category, dishes }, index) => (
          <PublicSection key={category.id} index={index + (offers ? 1 : 0)} name={category.name}>
            {dishes.map(({ dish, path, soldOut }) => (
              <MenuRow
                {...shared}
                key={dish.id}
                id={dish.id}
                name={dish.name}
                description={dish.description}
                image={dish.dish_image[0]?.image ?? null}
                tags={dish.tags}
                priced={dish}
                soldOut={soldOut}
                path={linkTo(path)}
              />
            ))}
          </PublicSection>
        ))}
      </div>
    </PublicFrame>
  );
}
