import type { Queryable } from '../../platform/db/db.ts';

/** Part of the cache key of menu data: company, branch and language. */
export interface MenuPlace {
  readonly companyId: string;
  readonly branchId: string;
  readonly language: string;
}

/** Caches data derived from the menu until the menu changes. */
export interface MenuCache {
  /**
   * @param what key of the value that `compute` returns. The value may depend only on the menu and
   * the place.
   */
  at<Value>(
    db: Queryable,
    place: MenuPlace,
    now: Temporal.Instant,
    what: string,
    compute: () => Promise<Value>,
  ): Promise<Value>;
}
