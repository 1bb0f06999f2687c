import type { ErrorCode } from '@claypot/sdk';

/** Branch of the session, available before the server responds. */
export interface ChosenBranch {
  id: string;
  name: string;
}

/** Input of the menu and branch queries. */
export interface OfBranch {
  /** Null if no branch is chosen. */
  chosen: ChosenBranch | null;
}

export interface CatalogueContext extends OfBranch {
  search: string;
  /** Category last pressed or scrolled to. */
  active: string | null;
  /** Error of the search for a branch near the address. */
  error: ErrorCode | null;
}

export type CatalogueEvent =
  | { type: 'SEARCH'; text: string }
  /** A category was pressed; the screen scrolls to its section. */
  | { type: 'SELECT_CATEGORY'; category_id: string }
  /** A section reached the top of the list. */
  | { type: 'CATEGORY_IN_VIEW'; category_id: string }
  /** Scrolling ended after a press on a category. */
  | { type: 'SCROLL_SETTLED' }
  | { type: 'RETRY' }
  /**
   * Refetches the branch status, for example when the tab becomes visible; the menu stays (spec
   * §9).
   */
  | { type: 'REFRESH' };
