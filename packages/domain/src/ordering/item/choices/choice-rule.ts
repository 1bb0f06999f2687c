import type { DishOption } from '@claypot/sdk';

/** Allowed number of choices, with the kind of wording it needs. */
export interface ChoiceRule {
  readonly kind: 'one' | 'exactly' | 'between' | 'atLeast' | 'upTo' | 'optionalBetween' | 'any';
  readonly least: number;
  readonly most: number;
}

interface Bounds extends Pick<DishOption, 'option_type' | 'is_required' | 'min_qty' | 'max_qty'> {
  /** The choices offered; only their number matters. */
  readonly dish_option_variation: readonly unknown[];
  /** True if the same choice can be taken several times. */
  readonly repeats?: boolean;
}

/** Returns the rule of an option group. Bounds that restrict nothing are not worded. */
export function choiceRule(option: Bounds): ChoiceRule {
  const offered = option.repeats ? Number.POSITIVE_INFINITY : option.dish_option_variation.length;
  const required = option.is_required === 1;
  const least = Math.max(required ? 1 : 0, option.min_qty);
  const most = option.option_type === 'radio' ? 1 : Math.min(option.max_qty, offered);
  return { kind: kindOf({ required, least, most, offered }), least, most };
}

interface Range {
  readonly required: boolean;
  readonly least: number;
  readonly most: number;
  readonly offered: number;
}

function kindOf({ required, least, most, offered }: Range): ChoiceRule['kind'] {
  if (most === 1) return required ? 'one' : 'upTo';
  if (!required && least > 1) return 'optionalBetween';
  if (!required) return most < offered ? 'upTo' : 'any';
  if (least === most) return 'exactly';
  return most < offered ? 'between' : 'atLeast';
}
