import type { Queryable } from './db.ts';

/**
 * Makes something that is read be read once in a transaction, however many parts of an operation ask
 * for it. Only for what no operation changes, such as branches and the menu. Outside a transaction it
 * is read each time: nothing there says how long an answer is good for.
 */
export function oncePerTransaction<Args extends readonly (string | readonly string[])[], Answer>(
  read: (db: Queryable, ...args: Args) => Promise<Answer>,
): (db: Queryable, ...args: Args) => Promise<Answer> {
  const answers = new WeakMap<Queryable, Map<string, Promise<Answer>>>();
  return (db, ...args) => {
    if (!isTransaction(db)) return read(db, ...args);
    const known = answers.get(db) ?? new Map<string, Promise<Answer>>();
    answers.set(db, known);
    const key = JSON.stringify(args);
    const answer = known.get(key) ?? read(db, ...args);
    known.set(key, answer);
    return answer;
  };
}

function isTransaction(db: Queryable): boolean {
  return !('transaction' in db);
}
