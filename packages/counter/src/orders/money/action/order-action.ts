import type { BoardEvent } from '../../board/board.machine.ts';
import {
  createMoneyAction,
  type MoneyActionDeps,
  type MoneyActionOptions,
} from './money-action.implementation.ts';
import type { MoneyDraft } from './money-action.types.ts';

export interface OrderActionDeps extends MoneyActionDeps {
  /** The board of the branch. */
  board: { send(event: BoardEvent): void };
}

/** Creates an action on an order that refunds money. The board follows each response. */
export function createOrderAction<TSubject, TDraft extends MoneyDraft, TRequest>(
  { board, ...deps }: OrderActionDeps,
  options: MoneyActionOptions<TSubject, TDraft, TRequest>,
) {
  return createMoneyAction<TSubject, TDraft, TRequest>(deps, {
    ...options,
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') board.send({ type: 'ORDER', order: outcome.result.order });
      else board.send({ type: 'REFRESH' });
      options.onOutcome?.(outcome);
    },
  });
}
