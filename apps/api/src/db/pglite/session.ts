import { type PGlite, protocol } from '@electric-sql/pglite';
import { Batch, type KeptPlans, type Statement, type Wire } from '../batch.ts';
import type { Column, RawResult } from '../decode.ts';

const { messages, serialize } = protocol;

/** The answer to the last of some statements. */
export interface Told extends Omit<RawResult, 'columns'> {
  /** Null where they are those that were told under its name before. */
  readonly columns: readonly Column[] | null;
}

/** A session whose plans are kept. PGlite's own way plans each statement anew, in six messages. */
export interface Session {
  /** @throws what PostgreSQL refuses a statement with. */
  ask(statements: readonly Statement[]): Promise<Told>;
}

export function createSession(pglite: PGlite): Session {
  const kept: KeptPlans = new Map();
  /** The names whose columns were told. */
  const told = new Set<string>();
  return {
    async ask(statements) {
      const name = statements.at(-1)?.name;
      const batch = new Batch(statements);
      const { wire, written } = writer();
      batch.send(wire, kept);
      read(batch, await pglite.execProtocolStream(written(), SILENT));
      const { columns, ...answer } = batch.result();
      if (name !== undefined && told.has(name)) return { ...answer, columns: null };
      if (name !== undefined) told.add(name);
      return { ...answer, columns };
    },
  };
}

/** Refusals are read out of the answer: thrown, they would end it. */
const SILENT = { syncToFs: false, throwOnError: false };

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

function read(batch: Batch, answer: readonly Message[]): void {
  let refusal: Error | undefined;
  for (const message of answer) {
    if (message instanceof messages.DatabaseError) refusal ??= message;
    else if (message instanceof messages.RowDescriptionMessage) batch.onColumns(message.fields);
    else if (message instanceof messages.DataRowMessage) batch.onRow(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) batch.onComplete(message.text);
  }
  if (refusal !== undefined) throw refusal;
}

function writer(): { readonly wire: Wire; readonly written: () => Uint8Array } {
  const parts: Uint8Array[] = [];
  return {
    wire: {
      parse: (message) => void parts.push(serialize.parse(message)),
      close: (message) => void parts.push(serialize.close(message)),
      describe: (message) => void parts.push(serialize.describe(message)),
      bind: (message) => void parts.push(serialize.bind(message)),
      execute: () => void parts.push(serialize.execute({})),
      sync: () => void parts.push(serialize.sync()),
    },
    written: () => Buffer.concat(parts),
  };
}
