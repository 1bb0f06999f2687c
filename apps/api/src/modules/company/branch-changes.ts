import type { Listen } from '../../platform/db/listen.ts';

/** A change of a branch, or of all branches of a company. */
export interface BranchChange {
  readonly companyId: string;
  /** Null for all branches. */
  readonly branchId: string | null;
  /**
   * `branch`: settings, pauses or hours. `menu`: what customers can order. `portions`: a count that
   * changes nothing for customers. `bookings`: bookings or seats. `printJob`: a job of a printer.
   * `all`: an import.
   */
  readonly about: 'branch' | 'menu' | 'portions' | 'bookings' | 'printJob' | 'all';
  /** The message of the database, which names the print job. */
  readonly key: string;
}

/** Subscriptions to changes of branches. */
export interface BranchChanges {
  /**
   * Calls `changed` for each change, and with null if changes may have been missed. Returns an
   * unsubscribe function. The first follower opens the connection to the database.
   */
  follow(changed: (change: BranchChange | null) => void): () => void;
  /** Returns true once the database has confirmed the subscription. */
  isListening(): boolean;
  /** Removes all subscriptions and stops listening to the database. */
  stop(): Promise<void>;
}

/** Subscribes to the database once for all followers. */
export function listenToBranches(listen: Listen): BranchChanges {
  const followers = new Set<(change: BranchChange | null) => void>();
  let stopListening: (() => Promise<void>) | null = null;
  let isListening = false;
  return {
    follow(changed) {
      followers.add(changed);
      stopListening ??= listen('branch_changed', (key) => {
        // The first message is null: it means that the subscription works.
        isListening = true;
        const change = key === null ? null : readChange(key);
        for (const follower of [...followers]) follower(change);
      });
      return () => void followers.delete(changed);
    },
    isListening: () => isListening,
    async stop() {
      followers.clear();
      await stopListening?.();
    },
  };
}

/** Reads a message: company, branch and subject. Ids contain no spaces. */
function readChange(key: string): BranchChange {
  const [companyId = '', branchId = null, subject] = key.split(' ');
  if (branchId === null) return { companyId, branchId, about: 'all', key };
  switch (subject) {
    case undefined:
      return { companyId, branchId, about: 'branch', key };
    case 'menu':
    case 'portions':
    case 'bookings':
      return { companyId, branchId, about: subject, key };
    default:
      return { companyId, branchId, about: 'printJob', key };
  }
}
