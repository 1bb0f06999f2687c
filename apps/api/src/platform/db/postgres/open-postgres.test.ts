import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DbError, DbUnavailable, StatementTimeout, StorageFull } from '../db.ts';
import { sql } from '../sql.ts';
import { openPostgres } from './open-postgres.ts';
import { translateError } from './translate-error.ts';

describe('translateError', () => {
  const rejection = (code: string) =>
    Object.assign(new Error('no'), { severity: 'ERROR', code, constraint: 'c' });
  const failure = (code: string) => Object.assign(new Error('no'), { code });

  it.each(['57P01', '57P03', '08006', '53300'])('returns DbUnavailable for %s', (code) => {
    expect(translateError(rejection(code))).toBeInstanceOf(DbUnavailable);
  });

  it.each(['ECONNREFUSED', 'ETIMEDOUT', 'EPIPE'])('returns DbUnavailable for %s', (code) => {
    expect(translateError(failure(code))).toBeInstanceOf(DbUnavailable);
  });

  it('returns StatementTimeout for 57014', () => {
    expect(translateError(rejection('57014'))).toBeInstanceOf(StatementTimeout);
  });

  it('returns StorageFull for 53100', () => {
    expect(translateError(rejection('53100'))).toBeInstanceOf(StorageFull);
  });

  it('returns DbUnavailable for a connection that pg has lost', () => {
    const lost = new Error('Connection terminated unexpectedly');
    expect(translateError(lost)).toBeInstanceOf(DbUnavailable);
  });

  it('returns an error of decoding unchanged', () => {
    const error = new RangeError('int8 9007199254740993 is not a safe integer');
    expect(translateError(error)).toBe(error);
  });

  it.each(['23505', '40001', '42601'])(
    'returns DbError with state and constraint for %s',
    (code) => {
      expect(translateError(rejection(code))).toMatchObject({ sqlState: code, constraint: 'c' });
      expect(translateError(rejection(code))).toBeInstanceOf(DbError);
    },
  );
});

describe('unreachable server', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  let url: string;

  beforeEach(async () => {
    // Accepts every connection and closes it, like a restarting server.
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

  it('rejects ping, query and transaction with DbUnavailable', async () => {
    const db = openPostgres(url);
    await expect(db.ping()).rejects.toThrow(DbUnavailable);
    await expect(db.query(sql`select 1`)).rejects.toThrow(DbUnavailable);
    await expect(db.transaction((tx) => tx.query(sql`select 1`))).rejects.toThrow(DbUnavailable);
    await db.close();
    expect(sockets.size).toBeGreaterThan(0);
  });
});
