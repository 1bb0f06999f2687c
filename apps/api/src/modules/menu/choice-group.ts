import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import type { OptionRules } from './selection.ts';

/** An available choice with its surcharge and points per item. */
export interface Variation {
  /** Kind under which a branch marks it as sold out; null for a dish or package to choose. */
  readonly kind: 'variation' | 'hot_deal_variation' | null;
  readonly id: string;
  /** Dish that this variation represents; null for a plain variation. */
  readonly dish_id: string | null;
  readonly variation_name: TranslatedText;
  readonly additional_price: Cents;
  readonly additional_point: number;
}

/** A group of choices of a dish, a package or a hot deal. */
export interface ChoiceGroup extends OptionRules {
  readonly option_name: TranslatedText;
  /** Dish inside a package to which the group belongs. */
  readonly dish_name?: TranslatedText;
  readonly variations: readonly Variation[];
}
