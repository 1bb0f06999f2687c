import * as v from 'valibot';
import { createUnsent, type Unsent, type UnsentDeps } from '../../storage/unsent.ts';
import { CART_CHOICE } from './cart-choice-name.ts';

const choiceSchema = v.object({ guest_id: v.string(), keep: v.picklist(['guest', 'member']) });

/**
 * The cart that a member has chosen. Stored until the server has applied the choice or the customer
 * postpones the migration.
 */
export type CartChoice = v.InferOutput<typeof choiceSchema>;

export function createCartChoice(deps: UnsentDeps): Unsent<CartChoice> {
  return createUnsent(deps, { thing: CART_CHOICE, version: 1, schema: choiceSchema });
}
