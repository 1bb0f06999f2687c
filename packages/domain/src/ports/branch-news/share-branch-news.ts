import type { BranchNews, BranchNewsKind } from '../ports.ts';

/** Time that a connection outlives its last follower, in ms: the next screen often follows again. */
export const LINGER = 3_000;

/** Connects to the events of a branch on the server, and stays connected until it is stopped. */
type ConnectBranch = (
  branchId: string,
  onEvent: (event: string, data: string) => void,
) => { stop(): void };

export interface BranchNewsDeps {
  readonly connect: ConnectBranch;
  /** Monotonic time in ms. */
  now(): number;
  /** Calls `work` once. Returns a function that cancels the call. */
  after(milliseconds: number, work: () => void): () => void;
}

interface Shared {
  readonly listeners: Set<(kind: BranchNewsKind, age: number) => void>;
  /** Time of the last change of each kind; empty until the server has greeted. */
  readonly changedAt: Map<BranchNewsKind, number>;
  stop(): void;
  cancelStop: () => void;
}

const KINDS: readonly BranchNewsKind[] = ['menu', 'branch'];

/** Creates the news of branches, with one connection per branch for all followers. */
export function shareBranchNews({ connect, now, after }: BranchNewsDeps): BranchNews {
  const shared = new Map<string, Shared>();

  function open(branchId: string): Shared {
    const listeners: Shared['listeners'] = new Set();
    const changedAt: Shared['changedAt'] = new Map();
    const note = (kind: BranchNewsKind, age: number) => {
      changedAt.set(kind, now() - age);
      for (const listener of [...listeners]) listener(kind, age);
    };
    const connection = connect(branchId, (event, data) => {
      if (event === 'hello') {
        const ages = readAges(data);
        for (const kind of KINDS) note(kind, ages[kind]);
      } else if (event === 'menu' || event === 'branch') note(event, 0);
    });
    const stop = () => connection.stop();
    return { listeners, changedAt, stop, cancelStop: () => undefined };
  }

  return {
    follow(branchId, changed) {
      const each = shared.get(branchId) ?? open(branchId);
      shared.set(branchId, each);
      each.cancelStop();
      each.listeners.add(changed);
      for (const [kind, at] of each.changedAt) changed(kind, now() - at);
      return {
        stop() {
          if (!each.listeners.delete(changed) || each.listeners.size > 0) return;
          each.cancelStop = after(LINGER, () => {
            shared.delete(branchId);
            each.stop();
          });
        },
      };
    },
  };
}

/** Reads the ages of a greeting. An unreadable greeting means that anything may have changed. */
function readAges(data: string): Readonly<Record<BranchNewsKind, number>> {
  const ages = parse(data);
  const ageOf = (kind: BranchNewsKind) => {
    const age: unknown =
      typeof ages === 'object' && ages !== null ? Reflect.get(ages, kind) : undefined;
    return typeof age === 'number' && age >= 0 ? age : 0;
  };
  return { menu: ageOf('menu'), branch: ageOf('branch') };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
