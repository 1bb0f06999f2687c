import type { Banner, Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import { type Freshness, oldestOf, type QueryView } from '../../machines/query/query.selectors.ts';
import type { catalogueMachine } from './catalogue.machine.ts';
import { searchMenu } from './search-menu.ts';
import {
  type Menu,
  type MenuSection,
  menuSections,
  type PackageSection,
  packageSection,
} from './sections.ts';

export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>;

export interface CatalogueView extends Freshness {
  /**
   * `empty`: the branch sells nothing; `noMatch`: no item matches the search; `leaving`: no branch
   * is chosen or the chosen one does not exist, and the branch list opens.
   */
  status: 'loading' | 'ready' | 'empty' | 'noMatch' | 'failed' | 'leaving';
  /** Available before the branch is loaded. */
  branchName: string | null;
  /** Opening hours and next opening; null until loaded. */
  branch: Branch | null;
  /** Order status of the branch; `suspended`: closed without a known next opening. */
  opening: 'unknown' | 'open' | 'closed' | 'suspended';
  /** Empty if there are none; null until loaded or if the load failed. */
  banners: Banner[] | null;
  /**
   * First section of the list; null until loaded, or if no package matches the search or the branch
   * has none.
   */
  packageSection: PackageSection | null;
  /** Sections of the continuous list, which are also the entries of the category list. */
  sections: MenuSection[];
  /** Id of the category to mark, which may be `packageSection.id`; null if there is none. */
  activeCategory: string | null;
  search: string;
  refreshing: boolean;
  error: ErrorCode | null;
}

/** Returns the view of the menu. */
export function selectCatalogue(snapshot: CatalogueSnapshot): CatalogueView {
  const { children, context } = snapshot;
  const { active, chosen, search } = context;
  const menu = selectChildQuery(children.menu);
  const ofBranch = selectChildQuery(children.branch);
  const branch = ofBranch.data;
  const { sections, packages } = menu.data ? shownOf(menu.data, search) : NOTHING;
  const shown = [
    ...(packages ? [packages.id] : []),
    ...sections.map(({ category }) => category.id),
  ];
  return {
    status: statusOf(snapshot, menu, shown),
    branchName: branch?.branch_name ?? chosen?.name ?? null,
    branch,
    opening: openingOf(branch),
    banners: selectChildQuery(children.banners).data,
    packageSection: packages,
    sections,
    activeCategory: activeOf(shown, active),
    search,
    refreshing: menu.refreshing,
    // Freshness of prices, stock and branch status.
    ...oldestOf(menu, ofBranch),
    error: snapshot.matches('notFound') ? context.error : menu.error,
  };
}

interface Shown {
  readonly sections: MenuSection[];
  readonly packages: PackageSection | null;
}

const NOTHING: Shown = { sections: [], packages: null };

/** Last result for each menu, so that scrolling does not rebuild a long list at every section. */
const lastShown = new WeakMap<Menu, { search: string; shown: Shown }>();

function shownOf(menu: Menu, search: string): Shown {
  const cached = lastShown.get(menu);
  if (cached?.search === search) return cached.shown;
  const found = searchMenu(menu, search);
  const shown = { sections: menuSections(found), packages: packageSection(found) };
  lastShown.set(menu, { search, shown });
  return shown;
}

function statusOf(
  snapshot: CatalogueSnapshot,
  menu: QueryView<Menu>,
  shown: readonly string[],
): CatalogueView['status'] {
  if (snapshot.matches('noBranch') || menu.status === 'notFound') return 'leaving';
  if (snapshot.matches('notFound')) return 'failed';
  if (menu.status === 'ready') return shown.length === 0 ? 'noMatch' : 'ready';
  return menu.status;
}

function openingOf(branch: Branch | null): CatalogueView['opening'] {
  if (branch === null) return 'unknown';
  // Any status other than `Open` counts as closed, including statuses added by later servers.
  if (branch.status === 'Open') return 'open';
  return branch.next_open_time === null ? 'suspended' : 'closed';
}

function activeOf(shown: readonly string[], active: string | null): string | null {
  return active !== null && shown.includes(active) ? active : (shown[0] ?? null);
}
