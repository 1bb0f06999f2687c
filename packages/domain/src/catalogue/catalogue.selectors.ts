import type { Banner, Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { catalogueMachine } from './catalogue.machine.ts';
import { type Menu, type MenuSection, menuSections } from './sections.ts';

export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>;

export interface CatalogueView {
  /**
   * `empty`: the branch sells nothing; `noMatch`: no dish has a name like the one searched for;
   * `leaving`: no branch is chosen, and the branch list is coming up.
   */
  status: 'loading' | 'ready' | 'empty' | 'noMatch' | 'failed' | 'leaving';
  /** Known at once, before the server has answered. */
  branchName: string | null;
  /** Its usual hours, and when a closed one opens next; null while not known. */
  branch: Branch | null;
  /** Whether it takes orders now. */
  opening: 'unknown' | 'open' | 'closed';
  banners: Banner[];
  /** One continuous list; its categories are those of the category list too. */
  sections: MenuSection[];
  /** The category to mark in the list; null when there is none. */
  activeCategory: string | null;
  search: string;
  /** A newer menu is on its way behind what is shown. */
  refreshing: boolean;
  /** What is shown may be old: the newer menu could not be loaded. */
  stale: boolean;
  error: ErrorCode | null;
}

/** All that a view of the menu may ask. */
export function selectCatalogue(snapshot: CatalogueSnapshot): CatalogueView {
  const { active, banners, branch, chosen, error, menu, search } = snapshot.context;
  const sections = menu ? sectionsOf(menu, search) : [];
  return {
    status: statusOf(snapshot, sections),
    branchName: branch?.branch_name ?? chosen?.name ?? null,
    branch,
    opening: openingOf(branch),
    banners,
    sections,
    activeCategory: activeOf(sections, active),
    search,
    refreshing: snapshot.matches({ open: { menu: 'refreshing' } }),
    stale: snapshot.matches({ open: { menu: 'stale' } }),
    error,
  };
}

/** What was last made of each menu: scrolling must not build a long list anew at every section. */
const made = new WeakMap<Menu, { search: string; sections: MenuSection[] }>();

function sectionsOf(menu: Menu, search: string): MenuSection[] {
  const known = made.get(menu);
  if (known?.search === search) return known.sections;
  const sections = menuSections(menu, search);
  made.set(menu, { search, sections });
  return sections;
}

function statusOf(snapshot: CatalogueSnapshot, sections: MenuSection[]): CatalogueView['status'] {
  if (snapshot.matches('noBranch')) return 'leaving';
  if (snapshot.matches({ open: { menu: 'failed' } })) return 'failed';
  const { menu } = snapshot.context;
  if (menu === null) return 'loading';
  if (menu.dishes.length === 0) return 'empty';
  return sections.length === 0 ? 'noMatch' : 'ready';
}

function openingOf(branch: Branch | null): CatalogueView['opening'] {
  if (branch === null) return 'unknown';
  // Whatever is not Open is closed, also a word that a later server may send.
  return branch.status === 'Open' ? 'open' : 'closed';
}

function activeOf(sections: readonly MenuSection[], active: string | null): string | null {
  const shown = sections.map(({ category }) => category.id);
  if (active !== null && shown.includes(active)) return active;
  return shown[0] ?? null;
}
