import type { Cents, StockStatus } from '@claypot/sdk';
import { chosenPackage, hotDealQuestions } from '../hot-deal/questions.ts';
import { packageQuestions } from '../package/questions.ts';
import { sellingPrice } from '../pricing/index.ts';
import type { ChosenVariations, Questions } from './choice-group.ts';
import type { Item } from './item.types.ts';

/** All that the item asks of the customer. */
export function questionsOf(item: Item): Questions {
  switch (item.type) {
    case 'dish':
      return () => item.dish.dish_option;
    case 'package':
      return (chosen) => packageQuestions(item.package, chosen);
    case 'hot_deal':
      return (chosen) => hotDealQuestions(item.deal, chosen);
  }
}

/** The price of one before what the choices add, in cents; of a deal the chosen package's. */
export function basePrice(item: Item, chosen: ChosenVariations): Cents {
  switch (item.type) {
    case 'dish':
      return sellingPrice(item.dish);
    case 'package':
      return sellingPrice(item.package);
    case 'hot_deal': {
      const included = chosenPackage(item.deal, chosen);
      return included ? sellingPrice(included) : item.deal.price;
    }
  }
}

/** The dish, package or hot deal itself, as far as they are alike. */
export function recordOf(item: Item): { id: string; stock_status: StockStatus } {
  if (item.type === 'dish') return item.dish;
  return item.type === 'package' ? item.package : item.deal;
}
