import { cents, type HotDeal, type HotDealOption, type Package } from '@claypot/sdk';
import { sellingPrice } from '../../../pricing/index.ts';
import type { ChoiceGroup, ChosenVariations } from './choice-group.ts';
import { packageGroups } from './package-questions.ts';

/** Id of the group that selects one of the deal's packages; unique among the groups. */
export const PACKAGE_GROUP = 'deal/package';

/** Returns the chosen package of the deal; null if none is chosen. */
export function chosenPackage(deal: HotDeal, chosen: ChosenVariations): Package | null {
  const [id] = chosen[PACKAGE_GROUP] ?? [];
  return deal.package_list.find((included) => included.id === id) ?? null;
}

/**
 * Returns the groups of a hot deal: its packages, each with its own groups, then the deal's
 * options. A single package is preselected.
 */
export function hotDealGroups(deal: HotDeal): ChoiceGroup[] {
  return [packageGroup(deal), ...deal.hot_deal_option.map(optionGroup)];
}

function packageGroup({ id, name, package_list }: HotDeal): ChoiceGroup {
  const [only, ...others] = package_list;
  return {
    id: PACKAGE_GROUP,
    option_type: 'radio',
    option_name: name,
    min_qty: 1,
    max_qty: 1,
    is_required: 1,
    default_variation_id: only && others.length === 0 ? only.id : null,
    dish_option_variation: package_list.map((included) => ({
      id: included.id,
      variation_name: included.package_name,
      additional_price: cents(0),
      additional_point: 0,
      stock_status: included.stock_status,
      offer: {
        image: included.package_image[0]?.image ?? null,
        qty: 1,
        price: sellingPrice(included),
      },
      groups: packageGroups(included),
    })),
    sent: { group_id: id },
  };
}

function optionGroup(option: HotDealOption): ChoiceGroup {
  const { id, option_name, is_required, hot_deal_option_variation } = option;
  return {
    id: `deal/${id}`,
    option_type: is_required === 1 ? 'radio' : 'checkbox',
    option_name,
    is_required,
    min_qty: is_required,
    max_qty: 1,
    default_variation_id: null,
    dish_option_variation: hot_deal_option_variation,
    sent: { group_id: id },
  };
}
