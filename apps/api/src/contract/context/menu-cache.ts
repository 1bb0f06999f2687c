import type { Queryable } from '../../platform/db/db.ts';

/** What lists of the menu are made of at a branch, and for whom they are worded. */
export interface MenuPlace {
  readonly companyId: string;
  readonly branchId: string;
  readonly language: string;
}

/** What was computed of the menu, as long as nothing that it depends on changes. */
export interface MenuCache {
  /** @param what names what `compute` makes; it may depend on the menu and the place alone. */
  at<Value>(
    db: Queryable,
    place: MenuPlace,
    now: Temporal.Instant,
    what: string,
    compute: () => Promise<Value>,
  ): Promise<Value>;
}
