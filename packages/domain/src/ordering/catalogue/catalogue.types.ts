import type { ErrorCode } from '@claypot/sdk';

/** The branch of the session, as it is known before the server has said anything. */
export interface ChosenBranch {
  id: string;
  name: string;
}

/** What menu and branch are asked for by. */
export interface OfBranch {
  /** Whose menu it is; null while no branch is chosen. */
  chosen: ChosenBranch | null;
}

export interface CatalogueContext extends OfBranch {
  /** What is typed into the search field. */
  search: string;
  /** The category last pressed or scrolled to. */
  active: string | null;
  /** Why no branch could be found for the address. */
  error: ErrorCode | null;
}

export type CatalogueEvent =
  | { type: 'SEARCH'; text: string }
  /** A press on a category; the screen scrolls to its section. */
  | { type: 'SELECT_CATEGORY'; category_id: string }
  /** A section has come to the top of the list. */
  | { type: 'CATEGORY_IN_VIEW'; category_id: string }
  /** The list has come to rest after a press on a category. */
  | { type: 'SCROLL_SETTLED' }
  /** The customer asks again after a failure. */
  | { type: 'RETRY' }
  /** Asks whether the branch is open, as in a tab come back to; the menu itself stays (spec §9). */
  | { type: 'REFRESH' };
