import { bookTableMachines } from '@claypot/domain/app';
import { type BookTableEvent, type BookTableView, selectBookTable } from '@claypot/domain/booking';
import { createActor } from 'xstate';
import { settled, type Visit } from '../kiosk.ts';
import { branchNow } from './branch-now.ts';

/** The form of a table, running. */
export interface BookTablePage {
  send(event: BookTableEvent): void;
  view(): BookTableView;
  /** The view as soon as it is as wanted. */
  settled(isSettled: (view: BookTableView) => boolean): Promise<BookTableView>;
}

/** Opens the form of a table at a branch; it goes with the screen. */
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
