import { OPTION_TYPES } from '../choices.ts';
import { choice, count, flag, line, list, price, reference, sibling } from '../define.ts';

const SEVERAL = { field: 'option_type', is: 'checkbox' } as const;

/** Fields of an option group, of a dish or shared by dishes. */
export const OPTION_GROUP = [
  line(['option_name', 'groupName'], { required: true }),
  choice('option_type', OPTION_TYPES, { required: true }),
  flag('is_required', { required: true }),
  count('min_qty', [0, 50], { when: SEVERAL, hint: 'minQtyHint' }),
  count('max_qty', [1, 50], { when: SEVERAL, hint: 'maxQtyHint' }),
  list(
    'variations',
    [1, 50],
    [{ label: 'addVariation', record: {} }],
    [
      line('name', { required: true }),
      price('additional_price'),
      count('additional_point', [0, 100_000]),
      reference('dish', 'dishes', { hint: 'variationDishHint' }),
    ],
  ),
  sibling('default_variation', 'variations', { when: { field: 'option_type', is: 'radio' } }),
] as const;

/** Fields of a new option group. */
export const NEW_OPTION_GROUP = {
  option_type: 'radio',
  is_required: 'true',
  variations: [{}],
};
