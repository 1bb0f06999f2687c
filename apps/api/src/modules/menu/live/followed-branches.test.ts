import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Queryable } from '../../../platform/db/db.ts';
import type { BranchChange, BranchChanges } from '../../company/index.ts';
import { createFollowedBranches } from './followed-branches.ts';
import { testTimers } from './testing.ts';

const START = Temporal.Instant.from('2026-11-21T04:00:00Z');
const SS2 = { company_id: 'demo', id: 'ss2' };
const KLANG = { company_id: 'demo', id: 'klang' };

function setUp() {
  const timers = testTimers();
  const clock = { now: () => START.add({ milliseconds: timers.now() }) };
  /** Ends of marks that the database has. */
  const ends: Temporal.Instant[] = [];
  const one = vi.fn(async () => {
    const [until = null] = ends.filter((end) => Temporal.Instant.compare(end, clock.now()) > 0);
    return { until };
  });
  const db = { one } as unknown as Queryable;
  let emit: (change: BranchChange | null) => void = () => undefined;
  const changes: BranchChanges = {
    follow(changed) {
      emit = changed;
      return () => undefined;
    },
    isListening: () => true,
    stop: async () => undefined,
  };
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const branches = createFollowedBranches({ db, clock, changes, timers, report });
  const change = (about: BranchChange['about'], branchId: string | null = 'ss2') =>
    emit({ companyId: 'demo', branchId, about, key: '' });
  return { timers, ends, one, branches, change, reported, miss: () => emit(null) };
}

let up: ReturnType<typeof setUp>;
beforeEach(() => {
  up = setUp();
});

function follow(branch = SS2) {
  const seen: string[] = [];
  return { seen, ...up.branches.follow(branch, { send: (kind) => seen.push(kind) }) };
}

/** Lets reads of the database end. */
const settle = () => vi.waitFor(() => Promise.resolve());

describe('createFollowedBranches', () => {
  test('notifies the followers of the branch, or of all branches after an import', () => {
    const ss2 = follow();
    const klang = follow(KLANG);
    up.change('menu');
    up.change('portions');
    up.change('printJob');
    expect([ss2.seen, klang.seen]).toEqual([['menu'], []]);
    up.change('all', null);
    expect([ss2.seen, klang.seen]).toEqual([
      ['menu', 'menu', 'branch'],
      ['menu', 'branch'],
    ]);
    ss2.leave();
    up.change('branch');
    expect(ss2.seen).toHaveLength(3);
  });

  test('notifies of both when messages may have been missed', () => {
    const { seen } = follow();
    up.miss();
    expect(seen).toEqual(['menu', 'branch']);
  });

  test('returns the ages of the last changes', () => {
    follow();
    up.timers.advance(5_000);
    up.change('menu');
    up.timers.advance(1_000);
    expect(follow().ages).toEqual({ menu: 1_000, branch: 6_000 });
    expect(follow(KLANG).ages).toEqual({ menu: 6_000, branch: 6_000 });
  });

  test('notifies exactly when a mark ends, and then waits for the next one', async () => {
    up.ends.push(START.add({ hours: 30 }), START.add({ hours: 40 }));
    const { seen } = follow();
    await settle();
    // The first timer is shorter, because a long one overflows.
    up.timers.advance(24 * 3_600_000);
    await settle();
    up.timers.advance(6 * 3_600_000 - 1);
    expect(seen).toEqual([]);
    up.timers.advance(1);
    expect(seen).toEqual(['menu']);
    await settle();
    up.timers.advance(10 * 3_600_000);
    expect(seen).toEqual(['menu', 'menu']);
    expect(up.reported).toEqual([]);
  });

  test('reads the end of marks once per change, however many follow', async () => {
    for (let each = 0; each < 500; each += 1) follow();
    await settle();
    expect(up.one).toHaveBeenCalledTimes(1);
    up.change('menu');
    await settle();
    expect(up.one).toHaveBeenCalledTimes(2);
  });

  test('waits for no end once all followers have left', async () => {
    up.ends.push(START.add({ hours: 1 }));
    const first = follow();
    await settle();
    first.leave();
    up.timers.advance(2 * 3_600_000);
    expect(first.seen).toEqual([]);
    expect(up.one).toHaveBeenCalledTimes(1);
  });
});
