import { lowestPrice } from '@claypot/domain/pricing';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Company, MenuAt } from '../../../platform/http/origin/companies.ts';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { findCategories } from '../categories.ts';
import type { ChoiceGroup, Variation } from '../choice-group.ts';
import { type BranchDish, findDishes } from '../dishes.ts';
import { findAllMarks, type MarkOf } from '../marks/all-marks.ts';
import type { BranchKey } from '../marks/marks.ts';
import { tomorrow } from '../marks/tomorrow.ts';
import { dishesInChoices, variationOffer } from '../offers.ts';
import { findOptionGroups } from '../option-groups.ts';
import { dishesInDeal, lowestDealPrice } from '../packages/deal-price.ts';
import { dishesIn, packageOffer } from '../packages/package-offers.ts';
import { findPackages } from '../packages/packages.ts';
import { findStock, type StockList } from '../stock.ts';
import { findDealsAtBranch } from './deals-at-branch.ts';
import { viewSearchWords } from './search-words.ts';

type Item = Schemas['AvailabilityItem'];

interface Viewing {
  readonly company: Company & MenuAt;
  readonly language: Language;
}

/** Data from which the views of a branch's items are made. */
interface Shown extends Viewing {
  readonly stock: StockList;
  readonly markOf: MarkOf;
}

/**
 * Returns the menu after a change in the same transaction. Reads without the cache, which would
 * store the uncommitted state under the version of the request.
 */
export function viewChangedAvailability(
  tx: Transaction,
  branch: BranchKey,
  { company, language }: Viewing,
): Promise<Schemas['Availability']> {
  return viewAvailability(tx, branch, { company: { ...company, menu_revision: null }, language });
}

/** Returns the menu of a branch as staff see it, with the marks that apply now. */
export async function viewAvailability(
  db: Queryable,
  branch: BranchKey,
  viewing: Viewing,
): Promise<Schemas['Availability']> {
  const { company, language } = viewing;
  const { menu_at: now, time_zone: zone } = company;
  const categories = await findCategories(db, company.id);
  const dishes = await findDishes(db, company, branch.id);
  const groups = await findOptionGroups(
    db,
    company,
    dishes.map(({ id }) => id),
  );
  const packages = (await findPackages(db, company, branch.id, sql`not p.only_in_deals`)).filter(
    ({ offered }) => offered,
  );
  const deals = await findDealsAtBranch(db, company, branch.id, sql`true`);
  const dishIds = [
    ...dishes.map(({ id }) => id),
    ...dishesInChoices([...groups.values()].flat()),
    ...dishesIn(packages),
    ...deals.flatMap(dishesInDeal),
  ];
  const stock = await findStock(db, { company, branchId: branch.id }, [...new Set(dishIds)]);
  const shown = { ...viewing, stock, markOf: await findAllMarks(db, branch, now) };
  return {
    tomorrow: wireInstant(tomorrow(now, zone), zone),
    categories: categories
      .filter(({ id }) => dishes.some((dish) => dish.dish_category_id === id))
      .map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    items: [
      ...dishes.map((dish) => viewDish(dish, groups.get(dish.id) ?? [], shown)),
      ...packages.map(
        (item): Item => ({
          ...viewItem({ kind: 'package', id: item.id, name: item.package_name }, shown),
          is_available: lowestPrice(packageOffer(item, stock)) !== null,
        }),
      ),
      ...deals.map(
        ({ deal, packages: inDeal }): Item => ({
          ...viewItem({ kind: 'hot_deal', id: deal.id, name: deal.name }, shown),
          is_available: lowestDealPrice(deal, inDeal, stock) !== null,
          groups: deal.options.map((option) => viewGroup(option, shown)),
        }),
      ),
    ],
  };
}

function viewDish(dish: BranchDish, groups: readonly ChoiceGroup[], shown: Shown): Item {
  return {
    ...viewItem({ kind: 'dish', id: dish.id, name: dish.name }, shown),
    category_id: dish.dish_category_id,
    portions_left: dish.portions_left,
    is_available: !dish.sold_out,
    groups: groups.map((group) => viewGroup(group, shown)),
  };
}

function viewItem(
  { kind, id, name }: Pick<Item, 'kind' | 'id'> & { readonly name: BranchDish['name'] },
  shown: Shown,
): Omit<Item, 'is_available'> {
  return {
    kind,
    id,
    name: inLanguage(name, shown.language),
    ...viewSearchWords(name, shown.language),
    category_id: null,
    sold_out: viewMark({ kind, id }, shown),
    portions_left: null,
    groups: [],
  };
}

function viewGroup(
  { id, option_name, variations }: Pick<ChoiceGroup, 'id' | 'option_name' | 'variations'>,
  shown: Shown,
): Item['groups'][number] {
  return {
    id,
    name: inLanguage(option_name, shown.language),
    choices: variations.flatMap((variation) => viewChoice(variation, shown)),
  };
}

function viewChoice(variation: Variation, shown: Shown): Item['groups'][number]['choices'] {
  const { kind, id, dish_id, variation_name } = variation;
  if (kind === null) return [];
  return [
    {
      kind,
      id,
      name: inLanguage(variation_name, shown.language),
      dish_id,
      sold_out: viewMark({ kind, id }, shown),
      is_available: !variationOffer(variation, shown.stock).sold_out,
    },
  ];
}

function viewMark(item: Parameters<MarkOf>[0], { company, markOf }: Shown): Item['sold_out'] {
  const mark = markOf(item);
  return mark === null ? null : { until: wireInstantOrNull(mark.until, company.time_zone) };
}
