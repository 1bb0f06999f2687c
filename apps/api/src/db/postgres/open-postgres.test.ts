import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DbError, DbUnavailable } from '../db.ts';
import { sql } from '../sql.ts';
import { translateError } from './errors.ts';
import { openPostgres } from './open-postgres.ts';

describe('an error', () => {
  const refusal = (code: string) =>
    Object.assign(new Error('no'), { severity: 'ERROR', code, constraint: 'c' });
  const failure = (code: string) => Object.assign(new Error('no'), { code });

  it.each(['57P01', '57P03', '08006', '53300'])('%s means that the server is away', (code) => {
    expect(translateError(refusal(code))).toBeInstanceOf(DbUnavailable);
  });

  it.each(['ECONNREFUSED', 'ETIMEDOUT', 'EPIPE'])('%s means that the server is away', (code) => {
    expect(translateError(failure(code))).toBeInstanceOf(DbUnavailable);
  });

  it.each(['23505', '40001', '42601'])('%s is what PostgreSQL said', (code) => {
    expect(translateError(refusal(code))).toMatchObject({ sqlState: code, constraint: 'c' });
    expect(translateError(refusal(code))).toBeInstanceOf(DbError);
  });
});

describe('a server that is not there', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  let url: string;

  beforeEach(async () => {
    // Takes every connection and hangs up, as a server that restarts does.
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    url = `postgres://nobody@127.0.0.1:${address.port}/none`;
  });
  afterEach(() => server.close());

  it('is said to be away, in every way of asking', async () => {
    const db = openPostgres(url);
    await expect(db.ping()).rejects.toThrow(DbUnavailable);
    await expect(db.query(sql`select 1`)).rejects.toThrow(DbUnavailable);
    await expect(db.transaction((tx) => tx.query(sql`select 1`))).rejects.toThrow(DbUnavailable);
    await db.close();
    expect(sockets.size).toBeGreaterThan(0);
  });
});

const serverUrl = process.env.DATABASE_URL;

describe.runIf(serverUrl)('a server that cuts a connection', () => {
  const name = 'claypot-cut';
  const open = () =>
    openPostgres(`${serverUrl}${serverUrl?.includes('?') ? '&' : '?'}application_name=${name}`);
  const cut = async () => {
    const other = openPostgres(serverUrl ?? '');
    await other.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`,
    );
    await other.close();
  };

  it('is asked again over a new one', async () => {
    const db = open();
    await db.ping();
    await cut();
    // The pool may not have heard yet; the statement after that has a fresh connection.
    await db.ping().catch(() => undefined);
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
    await db.close();
  });

  it('fails the transaction that was under way as away, not as refused', async () => {
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
