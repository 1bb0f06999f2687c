import type { Named, Words } from './named.ts';

export interface CategoryRow extends Named {
  readonly name: Words;
  readonly image: string;
}

export interface DishRow extends Named {
  readonly dish_category_id: string;
  readonly name: Words;
  readonly description: Words;
  readonly price: number;
  readonly price_after_discount: number | null;
  readonly point: number;
  readonly images: readonly string[];
  readonly tags: readonly string[];
}

export interface DishOptionRow extends Named {
  readonly dish_id: string;
  readonly option_type: 'radio' | 'checkbox';
  readonly option_name: Words;
  readonly min_qty: number;
  readonly max_qty: number;
  readonly is_required: boolean;
  readonly default_variation_id: string | null;
}

export interface DishVariationRow extends Named {
  readonly dish_option_id: string;
  readonly dish_id: string | null;
  readonly variation_name: Words;
  readonly additional_price: number;
  readonly additional_point: number;
}

export interface BranchDishRow {
  readonly branch_id: string;
  readonly dish_id: string;
  readonly sold_out: boolean;
  /** Null if portions are not counted. */
  readonly portions: number | null;
}
