import type { Queryable } from '../../../platform/db/db.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { BranchChange, BranchChanges } from '../../company/index.ts';
import { findNextEnd } from '../marks/all-marks.ts';
import type { BranchKey } from '../marks/marks.ts';
import { createSpread, type Spread, type Timers } from './spread.ts';

/** Kind of a change that customers of a branch see. */
type CustomerChange = 'menu' | 'branch';

/** Milliseconds since the last change of each kind. */
type Ages = Readonly<Record<CustomerChange, number>>;

/** A client that follows a branch. */
interface Follower {
  send(change: CustomerChange): void;
}

/** Followers of branches of all companies on this instance. */
export interface FollowedBranches {
  /**
   * Adds a follower. Returns the age of the last changes, from which the client knows whether its
   * data is current, and a function that removes it.
   */
  follow(
    branch: BranchKey,
    follower: Follower,
  ): { readonly ages: Ages; readonly leave: () => void };
  stop(): void;
}

/** Maximum delay of a timer, in ms: longer ones overflow. */
const LONGEST_TIMER = 24 * 60 * 60_000;

interface Followed {
  readonly branch: BranchKey;
  readonly followers: Set<Follower>;
  readonly spreads: Readonly<Record<CustomerChange, Spread<Follower>>>;
  cancelEnd: () => void;
}

interface FollowedBranchesDeps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly changes: BranchChanges;
  readonly timers: Timers;
  report(error: unknown): void;
}

/**
 * Notifies the followers of a branch of each change, and when a mark as sold out ends. Per instance
 * and change it reads the next end of a mark once, however many followers there are.
 */
export function createFollowedBranches({
  db,
  clock,
  changes,
  timers,
  report,
}: FollowedBranchesDeps): FollowedBranches {
  const followed = new Map<string, Followed>();
  /** Times of the last changes, by branch, company and kind. Bounded by the number of branches. */
  const changedAt = new Map<string, number>();
  /** Changes before this time may have been missed. */
  let listensSince: number = Number.POSITIVE_INFINITY;
  let unfollow: (() => void) | null = null;
  const now = () => clock.now().epochMilliseconds;

  function onChange(change: BranchChange | null): void {
    if (change === null) {
      listensSince = now();
      for (const each of followed.values()) notify(each, ['menu', 'branch']);
      return;
    }
    const kinds = kindsOf(change);
    const { companyId, branchId } = change;
    for (const kind of kinds) changedAt.set(`${kind} ${companyId} ${branchId ?? ''}`, now());
    for (const each of followed.values()) {
      const isOfCompany = each.branch.company_id === companyId;
      if (isOfCompany && (branchId === null || each.branch.id === branchId)) notify(each, kinds);
    }
  }

  function notify(each: Followed, kinds: readonly CustomerChange[]): void {
    for (const kind of kinds) each.spreads[kind].add(each.followers);
    if (kinds.includes('menu')) void awaitEnd(each).catch(report);
  }

  /** Notifies the followers again when the next mark of the branch ends. */
  async function awaitEnd(each: Followed): Promise<void> {
    each.cancelEnd();
    const end = await findNextEnd(db, each.branch, clock.now());
    if (end === null || followed.get(keyOf(each.branch)) !== each) return;
    const wait = end.epochMilliseconds - now();
    each.cancelEnd();
    each.cancelEnd = timers.after(Math.min(Math.max(wait, 0), LONGEST_TIMER), () => {
      if (now() < end.epochMilliseconds) {
        void awaitEnd(each).catch(report);
        return;
      }
      changedAt.set(`menu ${each.branch.company_id} ${each.branch.id}`, now());
      notify(each, ['menu']);
    });
  }

  function ageOf(kind: CustomerChange, { company_id, id }: BranchKey): number {
    const last = Math.max(
      changedAt.get(`${kind} ${company_id} ${id}`) ?? 0,
      changedAt.get(`${kind} ${company_id} `) ?? 0,
      listensSince,
    );
    // Before the subscription works, a change may have been missed at any time.
    return Number.isFinite(last) ? Math.max(0, now() - last) : 0;
  }

  return {
    follow(branch, follower) {
      if (unfollow === null) start();
      const key = keyOf(branch);
      const each = followed.get(key) ?? addBranch(branch);
      each.followers.add(follower);
      return {
        ages: { menu: ageOf('menu', branch), branch: ageOf('branch', branch) },
        leave() {
          each.followers.delete(follower);
          for (const spread of Object.values(each.spreads)) spread.remove(follower);
          if (each.followers.size > 0 || followed.get(key) !== each) return;
          followed.delete(key);
          stopTimers(each);
        },
      };
    },
    stop() {
      unfollow?.();
      for (const each of followed.values()) stopTimers(each);
      followed.clear();
    },
  };

  function start(): void {
    if (changes.isListening()) listensSince = now();
    unfollow = changes.follow(onChange);
  }

  function addBranch(branch: BranchKey): Followed {
    const spreadOf = (kind: CustomerChange) =>
      createSpread<Follower>((follower) => follower.send(kind), timers);
    const each = {
      branch,
      followers: new Set<Follower>(),
      spreads: { menu: spreadOf('menu'), branch: spreadOf('branch') },
      cancelEnd: () => undefined,
    };
    followed.set(keyOf(branch), each);
    void awaitEnd(each).catch(report);
    return each;
  }
}

function stopTimers(each: Followed): void {
  each.cancelEnd();
  for (const spread of Object.values(each.spreads)) spread.stop();
}

const keyOf = ({ company_id, id }: BranchKey) => `${company_id} ${id}`;

function kindsOf({ about }: BranchChange): readonly CustomerChange[] {
  switch (about) {
    case 'menu':
    case 'branch':
      return [about];
    case 'all':
      return ['menu', 'branch'];
    case 'portions':
    case 'bookings':
    case 'printJob':
      return [];
  }
}
