import type { Freshness } from '@claypot/domain/machines';
import type { ErrorCode, ItemReference, SoldOutRequest } from '@claypot/sdk/counter';
import type { Press } from './presses.ts';

/**
 * Why an item is not available.
 * - `mark`: staff or the imported menu have marked it.
 * - `portions`: no portion is left.
 * - `choices`: nothing is left in a required group, or a dish in it is sold out.
 */
export type UnavailableBecause = 'mark' | 'portions' | 'choices';

/** End of a mark: the end of the business day, another time, or further notice. */
export type MarkEnd =
  | { readonly kind: 'tomorrow' | 'time'; readonly at: Temporal.Instant }
  | { readonly kind: 'notice' };

/** State of an item or a choice. */
export interface AvailabilityState {
  /** Null if it is available. */
  readonly because: UnavailableBecause | null;
  /** Null without a mark. */
  readonly mark: MarkEnd | null;
  /** Null if portions are not counted. */
  readonly left: number | null;
  /** True while a press of it is sent. */
  readonly isPending: boolean;
}

/** One row of the list: an item, or a choice with the same name in several items. */
export interface AvailabilityRow extends AvailabilityState {
  readonly key: string;
  readonly kind: 'dish' | 'package' | 'hot_deal' | 'choice';
  readonly name: string;
  /** Group of a choice; null for an item. */
  readonly group: string | null;
  /** Names of the items of a choice. */
  readonly of: readonly string[];
  /** What a press on the row marks. */
  readonly items: readonly ItemReference[];
  /** Choices of an item, by group. */
  readonly groups: readonly ChoiceGroupView[];
}

export interface ChoiceGroupView {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly ChoiceView[];
}

export interface ChoiceView extends AvailabilityState {
  readonly item: ItemReference;
  readonly name: string;
  /** True if the choice is a dish, which is marked itself. */
  readonly isDish: boolean;
}

/** Part of the list: a category of dishes, or one of the fixed parts. */
export interface AvailabilitySection {
  readonly id: string;
  /** Name of a category; null for a fixed part. */
  readonly name: string | null;
  readonly kind: 'soldOut' | 'category' | 'packages' | 'deals' | 'choices';
  readonly rows: readonly AvailabilityRow[];
}

/** A part of the menu that can be chosen. */
export type Filter = Pick<AvailabilitySection, 'id' | 'name' | 'kind'>;

export interface AvailabilityView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  readonly error: ErrorCode | null;
  readonly search: string;
  /** Parts of the menu, in its order. */
  readonly filters: readonly Filter[];
  /** Id of the chosen part; null for the whole menu. */
  readonly filter: string | null;
  /** What is sold out comes first. Empty if nothing matches. */
  readonly sections: readonly AvailabilitySection[];
  /** Number of rows that are sold out, in the whole menu. */
  readonly soldOutCount: number;
  /** Start of the next business day; null until loaded. */
  readonly tomorrow: Temporal.Instant | null;
  /** The row of the open sheet, also if the search does not match it; null if none is open. */
  readonly opened: AvailabilityRow | null;
  /** The last press that took effect; null before the first, and after `DISMISS`. */
  readonly done: { readonly press: Press; readonly canUndo: boolean } | null;
  /** A press without effect; null if there is none. */
  readonly problem: PressProblem | null;
}

export interface PressProblem {
  readonly press: Press;
  readonly code: ErrorCode;
  /** True if it is unknown whether the press took effect. */
  readonly isUnknown: boolean;
  /** Present number of portions, if it has changed; null if they are not counted. */
  readonly present?: number | null | undefined;
}

export type MarkName = SoldOutRequest['mark'];
