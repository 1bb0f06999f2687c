import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DbError, DbUnavailable, StorageFull } from '../db.ts';
import { sql } from '../sql.ts';
import { openPostgres } from './open-postgres.ts';
import { translateError } from './translate-error.ts';

describe('an error', () => {
  const rejection = (code: string) =>
    Object.assign(new Error('no'), { severity: 'ERROR', code, constraint: 'c' });
  const failure = (code: string) => Object.assign(new Error('no'), { code });

  it.each(['57P01', '57P03', '08006', '53300'])('%s means that the server is away', (code) => {
    expect(translateError(rejection(code))).toBeInstanceOf(DbUnavailable);
  });

  it.each(['ECONNREFUSED', 'ETIMEDOUT', 'EPIPE'])('%s means that the server is away', (code) => {
    expect(translateError(failure(code))).toBeInstanceOf(DbUnavailable);
  });

  it('53100 means that the disk is full', () => {
    expect(translateError(rejection('53100'))).toBeInstanceOf(StorageFull);
  });

  it('of a connection that pg has lost means that the server is away', () => {
    const lost = new Error('Connection terminated unexpectedly');
    expect(translateError(lost)).toBeInstanceOf(DbUnavailable);
  });

  it('of a value that cannot be decoded stays as it is', () => {
    const error = new RangeError('int8 9007199254740993 is not a safe integer');
    expect(translateError(error)).toBe(error);
  });

  it.each(['23505', '40001', '42601'])('%s is what PostgreSQL said', (code) => {
    expect(translateError(rejection(code))).toMatchObject({ sqlState: code, constraint: 'c' });
    expect(translateError(rejection(code))).toBeInstanceOf(DbError);
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
