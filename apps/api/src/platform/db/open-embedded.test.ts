import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exposedIn, openToAll } from '../../testing/seed/modes.ts';
import { DataFolderUnusable } from './data-folder.ts';
import { type Db, StorageFull } from './db.ts';
import { EmbeddedUnavailable } from './embedded/embedded-error.ts';
import { DataFolderInUse } from './embedded/lock.ts';
import { isAlive, readPostmaster } from './embedded/postmaster-file.ts';
import { openEmbedded } from './open-embedded.ts';
import { sql } from './sql.ts';

const WRITE_ROWS = join(import.meta.dirname, 'embedded/testing/write-rows.ts');

let clusterFolder: string;
let folder: string;

// The cluster is created once, and the tests work on copies.
beforeAll(async () => {
  clusterFolder = await mkdtemp(join(tmpdir(), 'claypot-made-'));
  const db = await openEmbedded(join(clusterFolder, 'deep', 'down'));
  await db.transaction((tx) =>
    tx.script(`
      create table stored (id int primary key);
      create table total (rows int not null); insert into total values (0);`),
  );
  await db.close();
});
afterAll(() => rm(clusterFolder, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-embedded-'));
  // Copying thousands of files one by one in JavaScript takes half a second of processor time.
  cpSync(join(clusterFolder, 'deep', 'down'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const cluster = () => join(folder, 'pgdata');

/** Mode, size and change time of every file below a folder. */
function statesIn(root: string): [string, number, number, number][] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return ['', ...paths].map((path) => {
    const { mode, size, ctimeMs } = lstatSync(join(root, path));
    return [path, mode, size, ctimeMs];
  });
}

async function runningPid(): Promise<number> {
  const postmaster = await readPostmaster(cluster());
  if (postmaster === null) throw new Error('PostgreSQL is not running');
  return postmaster.pid;
}

describe('openEmbedded', () => {
  it('reads the rows of an earlier start', async () => {
    const first = await openEmbedded(folder);
    await first.execute(sql`insert into stored values (7)`);
    await first.close();
    const second = await openEmbedded(folder);
    expect(await second.query(sql`select id from stored`)).toEqual([{ id: 7 }]);
    await second.close();
  });

  it('runs PostgreSQL 18 with fsync, UTF-8 and UTC', async () => {
    const db = await openEmbedded(folder);
    expect(
      await db.one(sql`
        select current_setting('server_version') as version, current_setting('fsync') as fsync,
          current_setting('synchronous_commit') as commit, current_setting('timezone') as zone,
          (select datlocprovider::text || datlocale from pg_database where datname = 'postgres') as locale`),
    ).toEqual({
      version: expect.stringMatching(/^18\./),
      fsync: 'on',
      commit: 'on',
      zone: 'UTC',
      locale: 'bC.UTF-8',
    });
    await db.close();
  });

  it('throws DataFolderInUse while another one is open', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(DataFolderInUse);
    await first.close();
    await (await openEmbedded(folder)).close();
  });

  it('replaces the draft of a first start that was killed', async () => {
    await rm(cluster(), { recursive: true });
    const draft = join(folder, 'pgdata.new');
    await mkdir(draft);
    await writeFile(join(draft, 'PG_VERSION'), '18');
    const db = await openEmbedded(folder);
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
    await db.close();
    expect(existsSync(draft)).toBe(false);
  });

  it('throws StorageFull and writes nothing when less than 64 MB is free', async () => {
    const before = statesIn(folder);
    const full = openEmbedded(folder, { free: async () => 63 * 1024 * 1024 });
    await expect(full).rejects.toThrow(StorageFull);
    await expect(full).rejects.toThrow(/has 63 MB left, and the database needs 64 MB/);
    expect(statesIn(folder)).toEqual(before);
  });

  it('throws with upgrade instructions and changes nothing when the data has another version', async () => {
    const version = join(cluster(), 'PG_VERSION');
    await writeFile(version, '17\n');
    const before = readdirSync(cluster());
    await expect(openEmbedded(folder)).rejects.toThrow(
      /was made by PostgreSQL 17, and this release runs PostgreSQL 18/,
    );
    expect(readdirSync(cluster())).toEqual(before);
    // The failed start has unlocked the folder.
    await writeFile(version, '18\n');
    await (await openEmbedded(folder)).close();
  });

  it('throws the reason of PostgreSQL when it does not start', async () => {
    const settings = { shared_buffers: 'many' };
    await expect(openEmbedded(folder, { settings })).rejects.toThrow(EmbeddedUnavailable);
    await expect(openEmbedded(folder, { settings })).rejects.toThrow(
      /stopped: .*invalid value for parameter "shared_buffers"/,
    );
  });

  it.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'])(
    'throws and changes nothing when the database lacks %s',
    async (part) => {
      await rm(join(cluster(), part), { recursive: true });
      await chmod(folder, 0o755);
      const before = statesIn(folder);
      await expect(openEmbedded(folder)).rejects.toThrow(`${part} is missing`);
      expect(statesIn(folder)).toEqual(before);
    },
  );

  it.each(['lock as a folder', 'a file in its path'])(
    'throws DataFolderUnusable for %s',
    async (kind) => {
      await rm(join(folder, 'lock'));
      if (kind === 'lock as a folder') await mkdir(join(folder, 'lock'));
      else await writeFile(join(folder, 'lock'), '');
      const path = kind === 'lock as a folder' ? folder : join(folder, 'lock', 'below');
      await expect(openEmbedded(path)).rejects.toThrow(DataFolderUnusable);
    },
  );

  it('connects over a port with a password when sockets are unavailable', async () => {
    await rm(cluster(), { recursive: true });
    const db = await openEmbedded(folder, { transport: 'loopback' });
    expect(await db.one(sql`select inet_server_addr()::text as address`)).toEqual({
      address: '127.0.0.1/32',
    });
    const postmaster = await readPostmaster(cluster());
    const stranger = new Client({
      connectionString: `postgres://claypot:guess@127.0.0.1:${postmaster?.port}/postgres`,
    });
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
    await db.close();
    expect(await readPostmaster(cluster())).toBeNull();
  });

  it('calls onLost once with the reason when PostgreSQL is killed, and recovers on the next start', async () => {
    const onLost = vi.fn();
    const db = await openEmbedded(folder, { onLost });
    await db.execute(sql`insert into stored values (1)`);
    process.kill(await runningPid(), 'SIGKILL');
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 60_000 });
    expect(onLost).toHaveBeenCalledWith(
      expect.stringMatching(/^The embedded PostgreSQL stopped: /),
    );
    await db.close();
    const restarted = await openEmbedded(folder);
    expect(await restarted.query(sql`select id from stored`)).toEqual([{ id: 1 }]);
    await restarted.close();
  });
});

describe('process killed while writing', () => {
  it('leaves no PostgreSQL process and loses no acknowledged row', async () => {
    const writer = spawn(process.execPath, [WRITE_ROWS, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    writer.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await vi.waitFor(() => expect(output.split('\n').length).toBeGreaterThan(50), {
      timeout: 60_000,
    });
    const pid = await runningPid();
    writer.kill('SIGKILL');
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    const acknowledged = output.split('\n').slice(0, -1).map(Number);
    // Restarted immediately, while the server of the killed process may still be shutting down.
    const db = await openEmbedded(folder);
    expect(isAlive({ pid, port: 0, socketFolder: null, isReady: true }, cluster())).toBe(false);
    const rows = await db.query<{ id: number }>(sql`select id from stored`);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await db.one(sql`select rows from total`)).toEqual({ rows: rows.length });
    await db.close();
  });
});

describe('with a umask of 0', () => {
  let before: number;
  beforeEach(() => {
    before = process.umask(0);
  });
  afterEach(() => {
    process.umask(before);
  });

  /**
   * Creates a table and an index, writes enough rows for another log segment, and runs a
   * checkpoint.
   */
  async function work(db: Db): Promise<void> {
    await db.transaction((tx) => tx.script('create table more (a text)'));
    await db.execute(sql`
      insert into more select repeat(md5(n::text), 200) from generate_series(1, 3000) n`);
    await db.transaction((tx) => tx.script('create index on more (md5(a))'));
    await db.execute(sql`checkpoint`);
  }

  it('creates a new folder and all later files privately', async () => {
    const fresh = join(folder, 'deep', 'fresh');
    const db = await openEmbedded(fresh);
    expect(exposedIn(fresh)).toEqual([]);
    await work(db);
    expect(exposedIn(fresh)).toEqual([]);
    await db.close();
    expect(exposedIn(fresh)).toEqual([]);
  });

  it('restricts an existing open folder', async () => {
    openToAll(folder);
    const db = await openEmbedded(folder);
    expect(exposedIn(folder)).toEqual([]);
    await work(db);
    expect(exposedIn(folder)).toEqual([]);
    await db.close();
  });
});

describe('as root', () => {
  it.runIf(process.getuid?.() === 0)(
    'runs PostgreSQL as account nobody when root owns the folder',
    async () => {
      const db = await openEmbedded(folder);
      const status = await readFile(`/proc/${await runningPid()}/status`, 'utf8');
      expect(status).toMatch(/^Uid:\t65534\t/m);
      await db.close();
      expect(lstatSync(cluster()).uid).toBe(65_534);
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'starts in a folder below one that only root can enter',
    async () => {
      const home = await mkdtemp(join(tmpdir(), 'claypot-home-'));
      await chmod(home, 0o700);
      const db = await openEmbedded(join(home, 'data'));
      expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
      await db.close();
      await promisify(execFile)('chmod', ['-R', 'u+rwX', home]);
      await rm(home, { recursive: true });
    },
  );
});
