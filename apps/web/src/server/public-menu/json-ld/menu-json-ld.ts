import { branchLinkPath } from '@claypot/domain/branch-link';
import {
  type MenuDish,
  type MenuPackage,
  menuSections,
  packageSection,
} from '@claypot/domain/ordering';
import { sellingPrice } from '@claypot/domain/pricing';
import { languageTag } from '@claypot/i18n';
import { type DishSummary, formatMoneyString } from '@claypot/sdk';
import type { Menu, MenuItem, MenuSection, Offer } from 'schema-dts';
import type { PublicMenuRequest } from '../public-menu-request.ts';
import { publicMenuPathIn } from '../public-urls.ts';

interface Listed
  extends Pick<
    PublicMenuRequest,
    'branch' | 'categories' | 'dishes' | 'language' | 'origin' | 'packages'
  > {
  readonly title: string;
  readonly packagesTitle: string;
}

type Place = Pick<Listed, 'branch' | 'origin'>;

const CURRENCY = 'MYR';

/** Returns the menu as structured data of schema.org: its sections, as they are shown. */
export function menuJsonLd({ language, packagesTitle, title, ...listed }: Listed): Menu {
  const { branch, origin } = listed;
  const menu = {
    packages: [...listed.packages],
    categories: [...listed.categories],
    dishes: [...listed.dishes],
  };
  const packages = packageSection(menu)?.packages ?? [];
  const sections = menuSections(menu).map(({ category, dishes }) =>
    sectionOf(
      category.name,
      dishes.map((dish) => dishItem(dish, listed)),
    ),
  );
  const first = sectionOf(
    packagesTitle,
    packages.map((item) => packageItem(item, listed)),
  );
  const all = packages.length === 0 ? sections : [first, ...sections];
  return {
    '@type': 'Menu',
    '@id': `${origin + publicMenuPathIn(branch, language)}#menu`,
    name: title,
    inLanguage: languageTag(language),
    ...(all.length > 0 && { hasMenuSection: all }),
  };
}

function sectionOf(name: string, hasMenuItem: readonly MenuItem[]): MenuSection {
  return { '@type': 'MenuSection', name, hasMenuItem };
}

function dishItem({ dish, path, soldOut }: MenuDish, place: Place): MenuItem {
  return {
    '@type': 'MenuItem',
    name: dish.name,
    ...textsOf(dish.description, dish.dish_image[0]?.image, place),
    ...(dish.tags.includes('vegetarian') && {
      suitableForDiet: 'https://schema.org/VegetarianDiet' as const,
    }),
    offers: offerOf({ from: false, path, priced: dish, soldOut }, place),
  };
}

function packageItem(item: MenuPackage, place: Place): MenuItem {
  const { description, package_image, package_name } = item.package;
  return {
    '@type': 'MenuItem',
    name: package_name,
    ...textsOf(description, package_image[0]?.image, place),
    offers: offerOf(item, place),
  };
}

function textsOf(description: string, image: string | undefined, { origin }: Place) {
  return {
    ...(description !== '' && { description }),
    ...(image !== undefined && { image: origin + image }),
  };
}

interface Offered extends Pick<MenuPackage, 'from' | 'path' | 'soldOut'> {
  readonly priced: Pick<DishSummary, 'price' | 'price_after_discount'> | null;
}

/** A deal has a lowest price; a sold-out one has none. */
function offerOf({ from, path, priced, soldOut }: Offered, { branch, origin }: Place): Offer {
  const offer = {
    availability: soldOut
      ? ('https://schema.org/SoldOut' as const)
      : ('https://schema.org/InStock' as const),
    priceCurrency: CURRENCY,
    ...(path !== null && { url: origin + branchLinkPath(path, branch.id) }),
  };
  const price = priced === null ? null : formatMoneyString(sellingPrice(priced));
  if (price === null) return { '@type': 'Offer', ...offer };
  return from
    ? { '@type': 'AggregateOffer', lowPrice: price, ...offer }
    : { '@type': 'Offer', price, ...offer };
}
