import type { Cart } from '@claypot/sdk';
import { failureCode } from '../machine/failure.ts';
import type { NoticeContent } from '../notices/notices.machine.ts';
import { branchChangeMachine, type ChosenBranch } from './branch-change.machine.ts';
import { type CartRequestDeps, cartRequests } from './cart-requests.ts';

export interface BranchChangeDeps extends CartRequestDeps {
  /** Makes the branch the session's. */
  chooseBranch(branch: ChosenBranch): void;
  /** Puts a newer cart before those who show it. */
  shareCart(cart: Cart): void;
  notify(notice: NoticeContent): void;
}

/** The branch change machine with its requests. */
export function createBranchChange(deps: BranchChangeDeps) {
  return branchChangeMachine.provide({
    actors: cartRequests(deps),
    actions: {
      tellFailure: (_, { error }) => deps.notify({ tone: 'error', message: failureCode(error) }),
      shareCart: (_, { cart }) => deps.shareCart(cart),
      chooseBranch: ({ context: { branch } }) => {
        if (branch !== null) deps.chooseBranch(branch);
      },
    },
  });
}
