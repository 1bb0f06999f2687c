import { describe, expect, it, vi } from 'vitest';
import { LINGER, shareBranchNews } from './share-branch-news.ts';

function setUp() {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const connections: {
    readonly branchId: string;
    emit(event: string, data?: string): void;
    readonly stop: ReturnType<typeof vi.fn>;
  }[] = [];
  const news = shareBranchNews({
    connect(branchId, onEvent) {
      const stop = vi.fn();
      connections.push({ branchId, stop, emit: (event, data = '') => onEvent(event, data) });
      return { stop };
    },
    now: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      due.push(timer);
      return () => {
        due = due.filter((each) => each !== timer);
      };
    },
  });
  const advance = (milliseconds: number) => {
    now += milliseconds;
    const ready = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { work } of ready) work();
  };
  const follow = (branchId = 'ss2') => {
    const seen: string[] = [];
    const { stop } = news.follow(branchId, (kind, age) => seen.push(`${kind} ${age}`));
    return { seen, stop };
  };
  return { connections, advance, follow };
}

describe('shareBranchNews', () => {
  it('has one connection for all followers of a branch', () => {
    const { connections, follow } = setUp();
    const followers = [follow(), follow()];
    connections[0]?.emit('menu');
    connections[0]?.emit('beat');
    connections[0]?.emit('branch');
    expect(followers.map(({ seen }) => seen)).toEqual([
      ['menu 0', 'branch 0'],
      ['menu 0', 'branch 0'],
    ]);
    follow('klang');
    expect(connections.map(({ branchId }) => branchId)).toEqual(['ss2', 'klang']);
  });

  it('emits the ages of a greeting, also to a later follower', () => {
    const { advance, connections, follow } = setUp();
    const first = follow();
    connections[0]?.emit('hello', '{"menu":60000,"branch":5000}');
    advance(1_000);
    expect(first.seen).toEqual(['menu 60000', 'branch 5000']);
    expect(follow().seen).toEqual(['menu 61000', 'branch 6000']);
  });

  it.each(['', 'null', '{"menu":-1,"branch":"a"}'])(
    'takes a greeting of %j as a change',
    (data) => {
      const { connections, follow } = setUp();
      const { seen } = follow();
      connections[0]?.emit('hello', data);
      expect(seen).toEqual(['menu 0', 'branch 0']);
    },
  );

  it('keeps the connection while the next screen opens, and then ends it', () => {
    const { advance, connections, follow } = setUp();
    follow().stop();
    advance(LINGER - 1);
    const next = follow();
    advance(LINGER);
    expect(connections).toHaveLength(1);
    expect(connections[0]?.stop).not.toHaveBeenCalled();
    next.stop();
    next.stop();
    advance(LINGER);
    expect(connections[0]?.stop).toHaveBeenCalledOnce();
    follow();
    expect(connections).toHaveLength(2);
  });
});
