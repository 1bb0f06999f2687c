import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstant } from '../../../contract/wire.ts';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import type { OrderVariation } from '../../ordering/index.ts';
import { requirePerson } from '../../staff/index.ts';
import type { BillDishRow, BillLine } from '../bills/bill-lines.ts';

/** Time in which the person who rang up a line may remove or lower it alone. */
const OWN_MINUTES = 5;

/** Returns true if only a manager may remove the line or lower its quantity. */
export function needsManager(
  { staff_id, added_at }: BillLine,
  context: Pick<CounterContext, 'staff' | 'now'>,
): boolean {
  const until = added_at.add({ minutes: OWN_MINUTES });
  return (
    staff_id !== requirePerson(context).id || Temporal.Instant.compare(context.now, until) >= 0
  );
}

/** Returns a line in the contract's format. */
export function viewLine(
  line: BillLine,
  dishes: readonly BillDishRow[],
  context: CounterContext,
): Schemas['BillLine'] {
  const { language, company } = context;
  const own = dishes.filter(({ package_position: at }) => at === line.package_position);
  return {
    id: line.id,
    kind: line.kind,
    name: lineName(line, language),
    choices: choicesOf(line, language),
    dishes: line.kind === 'package' ? own.map((dish) => viewDish(dish, language)) : [],
    qty: line.qty,
    unit_price: formatMoneyString(line.unit_price),
    line_total: formatMoneyString(line.line_total),
    added_at: wireInstant(line.added_at, company.time_zone),
    added_by: line.staff_name,
    needs_manager: needsManager(line, context),
  };
}

/** Returns the name of a line. A package of a hot deal has the name of the deal. */
export function lineName(
  { item_name, deal_name, open_name }: BillLine,
  language: Language,
): string {
  const name = deal_name ?? item_name;
  return name === null ? (open_name ?? '') : inLanguage(name, language);
}

/** Returns the choices of an item itself. The package of a hot deal is the first one. */
function choicesOf({ deal_name, item_name, variations }: BillLine, language: Language): string[] {
  const chosen = namesOf(variations, language);
  if (deal_name === null || item_name === null) return chosen;
  return [inLanguage(item_name, language), ...chosen];
}

function viewDish(
  { dish_name, qty, variation_list }: BillDishRow,
  language: Language,
): Schemas['BillDish'] {
  return {
    name: inLanguage(dish_name, language),
    qty,
    choices: namesOf(variation_list, language),
  };
}

function namesOf(variations: readonly OrderVariation[], language: Language): string[] {
  return variations.map(({ variation_name }) => inLanguage(variation_name, language));
}
