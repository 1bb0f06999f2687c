import { beforeAll, describe, expect, it } from 'vitest';
import { DbUnavailable } from '../db.ts';
import { sql } from '../sql.ts';
import { testServerUrl } from '../testing/test-server.ts';
import { openPostgres } from './open-postgres.ts';

let serverUrl: string;
beforeAll(async () => {
  serverUrl = await testServerUrl();
});

describe('lost connection', () => {
  const name = 'claypot-cut';
  const open = () =>
    openPostgres(`${serverUrl}${serverUrl.includes('?') ? '&' : '?'}application_name=${name}`);
  const cut = async () => {
    const other = openPostgres(serverUrl);
    await other.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`,
    );
    await other.close();
  };

  it('is replaced for the next statement', async () => {
    const db = open();
    await db.ping();
    await cut();
    // The pool may not have noticed yet; the next statement gets a new connection.
    await db.ping().catch(() => undefined);
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
    await db.close();
  });

  it('rejects the running transaction with DbUnavailable', async () => {
    const db = open();
    const work = db.transaction(async (tx) => {
      await tx.query(sql`select 1`);
      await cut();
      await tx.query(sql`select 2`);
    });
    await expect(work).rejects.toThrow(DbUnavailable);
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
    await db.close();
  });
});
