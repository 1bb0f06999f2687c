import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import type { OptionRules } from './selection.ts';

/** Something that can be chosen, and what it adds to one of the item. */
export interface Variation {
  readonly id: string;
  /** The dish of the menu that it is; null for a variation in the proper sense. */
  readonly dish_id: string | null;
  readonly variation_name: TranslatedText;
  readonly additional_price: Cents;
  readonly additional_point: number;
}

/** A group of things to choose from, whatever the item. */
export interface ChoiceGroup extends OptionRules {
  readonly option_name: TranslatedText;
  /** The dish inside a package that is asked about. */
  readonly dish_name?: TranslatedText;
  readonly variations: readonly Variation[];
}
