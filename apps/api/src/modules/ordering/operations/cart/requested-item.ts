import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import {
  type BranchDish,
  checkSelection,
  findDishes,
  findHotDeals,
  findOptionGroups,
  findPackages,
} from '../../../menu/index.ts';
import type { ItemReference } from '../../cart/cart-additions.ts';
import { dishItem } from '../../items/dish-item.ts';
import type { Item } from '../../items/item.ts';
import { hotDealItem, packageItem, packageToChoose } from '../../items/package-item.ts';
import { itemUnavailable, missingVariation } from './errors.ts';

type Body = RequestOf<'cartCreate'>['body'];

interface RequestedItem {
  readonly item: Item;
  readonly reference: ItemReference;
}

/**
 * Returns the requested item as the branch sells it.
 *
 * @throws ApiError `NOT_FOUND` if the branch does not sell it, `ITEM_UNAVAILABLE` for a sold-out
 * dish. A hot deal without a valid package causes the errors of {@link requireChoices}.
 */
export function readRequestedItem(
  tx: Transaction,
  context: Context,
  branchId: string,
  body: Body,
): Promise<RequestedItem> {
  switch (body.type) {
    case 'dish':
      return requireDish(tx, context, branchId, body);
    case 'package':
      return requirePackage(tx, context, branchId, body);
    case 'hot_deal':
      return requireHotDeal(tx, context, branchId, body);
  }
}

/** Rejects unknown choices, too many choices, and groups with too few. */
export function requireChoices(
  { groups }: Pick<Item, 'groups'>,
  body: Body,
  context: Context,
): void {
  const { unknown, tooFew, tooMany } = checkSelection(groups, body.variation);
  const [first] = unknown;
  if (first !== undefined) throw invalidRequest(`body.variation.${first}.dish_option_variation_id`);
  if (tooMany.length > 0) throw invalidRequest('body.variation');
  if (tooFew.length > 0) throw missingVariation(tooFew, context);
}

async function requireDish(
  tx: Transaction,
  context: Context,
  branchId: string,
  { item_id: id, variation }: Body,
): Promise<RequestedItem> {
  const [match] = await findDishes(tx, context.company, branchId, sql`d.id = ${id}`);
  if (match === undefined) throw new ApiError('NOT_FOUND');
  const groups = await findOptionGroups(tx, context.company, [id]);
  const item = dishItem(toSold(match), groups.get(id) ?? [], variation);
  if (match.sold_out) throw itemUnavailable([{ id: null, item, unavailable: 'SOLD_OUT' }], context);
  return { item, reference: { dish_id: id, package_id: null, hot_deal_id: null } };
}

function toSold({
  id,
  name,
  images,
  price,
  price_after_discount,
  point,
}: BranchDish): Item['sold'] {
  return { id, name, image: images[0], price, price_after_discount, point };
}

async function requirePackage(
  tx: Transaction,
  { company }: Context,
  branchId: string,
  { item_id: id, variation }: Body,
): Promise<RequestedItem> {
  const [match] = await findPackages(tx, company, branchId, sql`p.id = ${id}`);
  const item = match === undefined ? null : packageItem(match, variation);
  if (item === null || item.isUnavailable) throw new ApiError('NOT_FOUND');
  return { item, reference: { dish_id: null, package_id: id, hot_deal_id: null } };
}

async function requireHotDeal(
  tx: Transaction,
  context: Context,
  branchId: string,
  body: Body,
): Promise<RequestedItem> {
  const { company } = context;
  const { item_id: id, variation } = body;
  const [deal] = await findHotDeals(tx, company.id, sql`h.id = ${id} and not h.retired`);
  const ids = deal?.packages.map(({ package_id }) => package_id) ?? [];
  const all = await findPackages(tx, company, branchId, sql`p.id = any(${ids})`);
  const packages = all.filter(({ offered }) => offered);
  if (deal === undefined || packages.length === 0) throw new ApiError('NOT_FOUND');
  const named = variation.filter((choice) => choice.dish_option_id === deal.id);
  const match = packages.find((item) => item.id === named[0]?.dish_option_variation_id);
  if (match === undefined) {
    // Check only the package choice, because other choices depend on the package.
    const group = packageToChoose(deal, packages);
    requireChoices({ groups: [group] }, { ...body, variation: named }, context);
    throw new ApiError('NOT_FOUND');
  }
  const item = hotDealItem(deal, packages, match, variation);
  return { item, reference: { dish_id: null, package_id: match.id, hot_deal_id: deal.id } };
}
