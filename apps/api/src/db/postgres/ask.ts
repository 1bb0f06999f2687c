import type { Connection, PoolClient, Submittable } from 'pg';
import { Batch, type KeptPlans, type Statement, type Wire } from '../batch.ts';
import type { RawResult } from '../decode.ts';

/**
 * Asks statements in one message; the answer to the last. The driver's own queries are told each time
 * which columns come, and copy and look through all that a query can be set to.
 */
export function ask(client: PoolClient, statements: readonly Statement[]): Promise<RawResult> {
  return new Promise((resolve, reject) => {
    client.query(new Question(new Batch(statements), { resolve, reject }));
  });
}

interface Outcome {
  readonly resolve: (result: RawResult) => void;
  readonly reject: (error: unknown) => void;
}

const kept = new WeakMap<Connection, KeptPlans>();

/** What pg's client takes for a query of its own, as it does its cursors and streams. */
class Question implements Submittable {
  readonly #batch: Batch;
  readonly #outcome: Outcome;

  constructor(batch: Batch, outcome: Outcome) {
    this.#batch = batch;
    this.#outcome = outcome;
  }

  submit = (connection: Connection): void => {
    const plans: KeptPlans = kept.get(connection) ?? new Map();
    kept.set(connection, plans);
    connection.stream.cork();
    // Its declared methods are those of an older version, which took a second parameter.
    this.#batch.send(connection as unknown as Wire, plans);
    connection.stream.uncork();
  };

  handleRowDescription({ fields }: { fields: Parameters<Batch['onColumns']>[0] }): void {
    this.#batch.onColumns(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#batch.onRow(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#batch.onComplete(text);
  }

  handleReadyForQuery(): void {
    this.#outcome.resolve(this.#batch.result());
  }

  handleError(error: unknown): void {
    this.#outcome.reject(error);
  }

  /** Nothing that is asked is empty, copies or is fetched in parts. */
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
