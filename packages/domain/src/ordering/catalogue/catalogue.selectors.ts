import type { Banner, Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import { type Freshness, oldestOf, type QueryView } from '../../machines/query/query.selectors.ts';
import type { catalogueMachine } from './catalogue.machine.ts';
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
   * `empty`: the branch sells nothing; `noMatch`: nothing has a name like the one searched for;
   * `leaving`: no branch is chosen, and the branch list is coming up.
   */
  status: 'loading' | 'ready' | 'empty' | 'noMatch' | 'failed' | 'leaving';
  /** Known at once, before the server has answered. */
  branchName: string | null;
  /** Its usual hours, and when a closed one opens next; null while not known. */
  branch: Branch | null;
  /** Whether it takes orders now; `suspended`: it is closed, and nobody knows until when. */
  opening: 'unknown' | 'open' | 'closed' | 'suspended';
  /** Empty where there are none; null while they are not known, or cannot be. */
  banners: Banner[] | null;
  /** What the list begins with; null where the branch has no package. */
  packageSection: PackageSection | null;
  /** One continuous list; its categories are those of the category list too. */
  sections: MenuSection[];
  /** The category to mark in the list, `packageSection.id` among them; null when there is none. */
  activeCategory: string | null;
  search: string;
  /** A newer menu is on its way behind what is shown. */
  refreshing: boolean;
  error: ErrorCode | null;
}

/** All that a view of the menu may ask. */
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
    // Prices and what is sold out, and whether it is open.
    ...oldestOf(menu, ofBranch),
    error: snapshot.matches('notFound') ? context.error : menu.error,
  };
}

interface Shown {
  readonly sections: MenuSection[];
  readonly packages: PackageSection | null;
}

const NOTHING: Shown = { sections: [], packages: null };

/** What was last made of each menu: scrolling must not build a long list anew at every section. */
const made = new WeakMap<Menu, { search: string; shown: Shown }>();

function shownOf(menu: Menu, search: string): Shown {
  const known = made.get(menu);
  if (known?.search === search) return known.shown;
  const shown = { sections: menuSections(menu, search), packages: packageSection(menu, search) };
  made.set(menu, { search, shown });
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
  // Whatever is not Open is closed, also a word that a later server may send.
  if (branch.status === 'Open') return 'open';
  return branch.next_open_time === null ? 'suspended' : 'closed';
}

function activeOf(shown: readonly string[], active: string | null): string | null {
  return active !== null && shown.includes(active) ? active : (shown[0] ?? null);
}
