import * as v from 'valibot';
import { storedCents } from '../../storage/stored-cents.ts';
import { createUnsent, type Unsent, type UnsentDeps } from '../../storage/unsent.ts';
import type { SentAddition, UnconfirmedChanges } from './additions.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0));
const where = {
  branch_id: v.string(),
  delivery_method: v.picklist(['delivery', 'pickup']),
};

const dishSchema = v.object({
  id: v.string(),
  name: v.string(),
  price: storedCents,
  price_after_discount: v.nullable(storedCents),
  dish_image: v.array(v.object({ image: v.string() })),
  point: v.number(),
  stock_status: v.picklist(['In Stock', 'Sold Out']),
  has_options: v.boolean(),
});

const additionSchema = v.object({ dish: dishSchema, qty: quantity, ...where });

const sentAdditionSchema = v.object({
  ...additionSchema.entries,
  inCart: quantity,
  reference: v.string(),
});

const lineSchema = v.object({
  item_id: v.string(),
  type: v.picklist(['dish', 'package', 'hot_deal']),
  qty: quantity,
  variation: v.array(
    v.object({
      dish_option_id: v.string(),
      dish_option_variation_id: v.string(),
      dish_variation_id: v.exactOptional(v.string()),
      dish_variation_option_id: v.exactOptional(v.string()),
      qty: v.exactOptional(quantity),
    }),
  ),
  ...where,
  before: v.exactOptional(v.string()),
  reference: v.string(),
});

const unsentCartSchema = v.object({
  wanted: v.record(v.string(), quantity),
  additions: v.record(v.string(), additionSchema),
  adding: v.nullable(sentAdditionSchema),
  putBack: v.nullable(lineSchema),
});

/** A line to restore. Its request may be sent twice. */
export type LineToPutBack = v.InferOutput<typeof lineSchema>;

/** Changes to the cart that the server has not confirmed. */
export interface UnsentCart extends UnconfirmedChanges {
  readonly adding: SentAddition | null;
  readonly putBack: LineToPutBack | null;
}

export function createUnsentCart(deps: UnsentDeps): Unsent<UnsentCart> {
  return createUnsent(deps, { thing: 'unsent-cart', version: 1, schema: unsentCartSchema });
}
