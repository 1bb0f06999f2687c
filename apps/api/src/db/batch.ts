import { countOf } from './command-tag.ts';
import type { Column, RawResult } from './decode.ts';
import type { TextValue } from './encode.ts';

/** A statement, and the name under which its plan is kept; undefined plans it each time. */
export interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly TextValue[];
}

/**
 * What a session keeps by name: the columns of a plan, or `unsure` where making it was broken off, and
 * nobody has said whether it is there.
 */
export type KeptPlans = Map<string, readonly Column[] | 'unsure'>;

/** Writes the messages of PostgreSQL's protocol that a statement is asked with. */
export interface Wire {
  parse(message: { name: string; text: string }): void;
  close(message: { type: 'S'; name: string }): void;
  describe(message: { type: 'S'; name: string }): void;
  bind(message: { statement: string; values: (string | null)[] }): void;
  execute(message: object): void;
  sync(): void;
}

const NO_COLUMNS: readonly Column[] = [];

/**
 * Statements that are asked in one message, and the answer to the last of them. The first that is
 * refused ends all. A plan that is kept is neither parsed nor asked for its columns again.
 */
export class Batch {
  readonly #statements: readonly Statement[];
  #kept: KeptPlans = new Map();
  /** Which of the statements is being answered. */
  #at = 0;
  #columns = NO_COLUMNS;
  #rows: (string | null)[][] = [];
  #count = 0;

  constructor(statements: readonly Statement[]) {
    this.#statements = statements;
  }

  /** Asks them, in a session that keeps these plans. */
  send(wire: Wire, kept: KeptPlans): void {
    this.#kept = kept;
    for (const statement of this.#statements) this.#send(wire, statement);
    wire.sync();
  }

  #send(wire: Wire, { name = '', text, values }: Statement): void {
    const known = name === '' ? undefined : this.#kept.get(name);
    if (known === undefined || known === 'unsure') {
      if (known === 'unsure') wire.close({ type: 'S', name });
      if (name !== '') this.#kept.set(name, 'unsure');
      wire.parse({ name, text });
      wire.describe({ type: 'S', name });
    }
    wire.bind({ statement: name, values: [...values] });
    wire.execute({});
  }

  onColumns(fields: readonly { readonly name: string; readonly dataTypeID: number }[]): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  }

  onRow(values: (string | null)[]): void {
    this.#rows.push(values);
  }

  /** A statement has been answered. @param tag as in `INSERT 0 5`. */
  onComplete(tag: string): void {
    this.#count = countOf(tag);
    this.#settleColumns();
    this.#at += 1;
    if (this.#at === this.#statements.length) return;
    this.#columns = NO_COLUMNS;
    this.#rows = [];
  }

  #settleColumns(): void {
    const name = this.#statements[this.#at]?.name;
    if (name === undefined) return;
    const known = this.#kept.get(name);
    if (known === undefined || known === 'unsure') this.#kept.set(name, this.#columns);
    else this.#columns = known;
  }

  /** The answer, once all are complete. */
  result(): RawResult {
    return { columns: this.#columns, rows: this.#rows, count: this.#count };
  }
}
