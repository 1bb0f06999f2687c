import type { Banner, Branch, ErrorCode } from '@claypot/sdk';
import type { Menu } from './sections.ts';

/** The branch of the session, as it is known before the server has said anything. */
export interface ChosenBranch {
  id: string;
  name: string;
}

export interface CatalogueContext {
  /** Whose menu it is; null while no branch is chosen. */
  chosen: ChosenBranch | null;
  menu: Menu | null;
  /** The branch as the server tells it; null while that is not known. */
  branch: Branch | null;
  banners: Banner[];
  /** What is typed into the search field. */
  search: string;
  /** The category last pressed or scrolled to. */
  active: string | null;
  /** Why the menu could not be loaded, or loaded again. */
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
  /** Loads everything anew behind what is shown: another language, or a tab come back to. */
  | { type: 'REFRESH' };
