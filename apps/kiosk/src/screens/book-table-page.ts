import { bookTableMachines } from '@claypot/domain/app';
import { type BookTableEvent, type BookTableView, selectBookTable } from '@claypot/domain/booking';
import { createActor } from 'xstate';
import { settled, type Visit } from '../kiosk.ts';
import { branchNow } from './branch-now.ts';

export interface BookTablePage {
  send(event: BookTableEvent): void;
  view(): BookTableView;
  /** Resolves with the view once it satisfies the condition. */
  settled(isSettled: (view: BookTableView) => boolean): Promise<BookTableView>;
}

/** Opens the booking form of a branch. It stops when the screen is left. */
export function openBookTable({ app, params, run }: Visit): BookTablePage {
  const actor = run(
    createActor(app.machines(bookTableMachines).bookTable, {
      input: { branch_id: params.id ?? '' },
    }),
  );
  const select = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
    selectBookTable(snapshot, branchNow(app));
  return {
    send: (event) => actor.send(event),
    view: () => select(actor.getSnapshot()),
    settled: (isSettled) => settled(actor, select, isSettled),
  };
}
