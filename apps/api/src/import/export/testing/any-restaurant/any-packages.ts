import { type AnyDish, anyOffer, anyPrice, dealVariation } from './any-menu.ts';
import { type Draw, label, pictures, price, type RecordModel, sentence } from './draw.ts';

export function anyPackage(
  draw: Draw,
  slug: string,
  dishes: readonly AnyDish[],
  branches: readonly string[],
): RecordModel {
  const [first, ...others] = draw.some(dishes, 1).map((dish) => packageDish(draw, dish));
  const options = draw.maybe(() => draw.list(1, 2, () => [] as RecordModel[])) ?? [];
  const sides: RecordModel[] = [];
  // Each option needs a dish, and the package each dish once.
  const places = [...options, sides];
  for (const [index, dish] of [first, ...others].entries()) {
    if (dish !== undefined)
      places[index < options.length ? index : draw.count(0, options.length)]?.push(dish);
  }
  return {
    slug,
    package_name: label(draw),
    description: sentence(draw),
    ...anyPrice(draw),
    ...pictures(draw),
    only_in_deals: draw.maybe(() => String(draw.flag())),
    ...anyOffer(draw, branches),
    options: options.flatMap((listed, index) =>
      listed.length === 0 ? [] : [{ ...packageOption(draw, `o${index}`), dishes: listed }],
    ),
    side_dishes: sides,
  };
}

function packageDish(draw: Draw, { slug, groups }: AnyDish): RecordModel {
  const open = groups.filter(({ isOpen }) => isOpen);
  const other = draw.some(groups.filter(({ isOpen }) => !isOpen));
  return {
    dish: slug,
    qty: draw.maybe(() => String(draw.count(1, 99))),
    ask: draw.some([...open, ...other], open.length + other.length).map((group) => group.slug),
  };
}

function packageOption(draw: Draw, slug: string): RecordModel {
  const isRequired = draw.flag();
  const least = draw.maybe(() => draw.count(isRequired ? 1 : 0, 5));
  return {
    slug,
    option_name: label(draw),
    is_required: String(isRequired),
    min_qty: least === undefined ? undefined : String(least),
    max_qty: draw.maybe(() => String(draw.count(Math.max(1, least ?? 1), 50))),
  };
}

/** @param packages slugs; the first of the deal has no surcharge. */
export function anyHotDeal(draw: Draw, slug: string, packages: readonly string[]): RecordModel {
  const { price_after_discount: _, ...priceFields } = anyPrice(draw);
  return {
    slug,
    name: label(draw),
    offer_note: sentence(draw),
    ...priceFields,
    free: priceFields.price === '0.00' ? 'true' : undefined,
    ...pictures(draw),
    packages: draw.some(packages, 1).map((each, index) => ({
      package: each,
      additional_price: index === 0 ? undefined : price(draw),
    })),
    options: draw.list(0, 2, (index) => ({
      slug: `o${index}`,
      option_name: label(draw),
      is_required: String(draw.flag()),
      variations: draw.list(1, 3, (choice) => dealVariation(draw, `v${choice}`)),
    })),
  };
}
