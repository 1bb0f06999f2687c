/** Text in the languages that the sheet has, at least one. */
export interface Texts {
  readonly en?: string;
  readonly zh_CN?: string;
}

/** A category as the sheet names it: by slug, by text, or both. */
export interface DraftCategory {
  readonly slug: string | null;
  readonly texts: Texts | null;
}

export interface DraftVariation {
  readonly row: number;
  readonly slug: string | null;
  readonly texts: Texts;
  /** In sen. */
  readonly additionalPrice: number;
}

/** An option group. Undefined fields are not in the sheet. */
export interface DraftGroup {
  readonly row: number;
  readonly slug: string | null;
  readonly texts: Texts;
  readonly type: 'radio' | 'checkbox';
  readonly isRequired: boolean;
  readonly least?: number | null;
  readonly most?: number | null;
  /** Slug of the preselected variation. */
  readonly preselected?: string | null;
  readonly variations: readonly DraftVariation[];
}

/**
 * A dish as the sheet describes it. Undefined fields are not in the sheet and stay as they are; null
 * removes the field.
 */
export interface DraftDish {
  readonly row: number;
  /** Identity that the sheet gives. */
  readonly slug: string | null;
  /** Slug to use for a new dish, if the sheet suggests one. */
  readonly suggestedSlug: string | null;
  readonly category: DraftCategory | null;
  readonly name: Texts;
  readonly description?: Texts | null;
  /** In sen. */
  readonly price: number;
  readonly priceAfterDiscount?: number | null;
  readonly points?: number;
  readonly tags?: readonly string[];
  /** Own option groups. Other groups of the dish stay. */
  readonly groups: readonly DraftGroup[];
  /** Names or slugs of shared option groups that the dish uses. */
  readonly uses: readonly string[];
}

/** The menu of a sheet, without the rows that have errors. */
export interface Draft {
  readonly dishes: readonly DraftDish[];
  /** Option groups that dishes share. */
  readonly shared: readonly DraftGroup[];
}
