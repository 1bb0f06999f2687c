import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exposedIn, openToAll } from './testing/seed/modes.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const END_WITH_PARENT = join(import.meta.dirname, '../../../scripts/lib/end-with-parent.ts');

let folder: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-main-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

function run(environment: Record<string, string>, given: readonly string[] = []): ChildProcess {
  // Drops DATABASE_URL, so that the server always uses the embedded database.
  const { DATABASE_URL: _, INIT_CWD: __, ...inherited } = process.env;
  // A umask of 0 reveals files that the server does not restrict explicitly.
  const command = ['-c', 'umask 0; exec "$0" "$@"', process.execPath];
  const options = ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT];
  const child = spawn('sh', [...command, ...options, MAIN, ...given], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Waits for the greeting. Returns it with the server's URL. */
async function opened(child: ChildProcess): Promise<{ url: string; said: string }> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const port = /http:\/\/localhost:(\d+)\n/.exec(said)?.[1];
    if (port && said.includes('Ctrl+C')) return { url: `http://127.0.0.1:${port}`, said };
  }
  throw new Error(`The server ended without opening: ${said}`);
}

/** Runs a server that fails to start. Returns its error output and exit code. */
async function failed(environment: Record<string, string>): Promise<[string, number]> {
  const child = run(environment);
  const exited = once(child, 'exit');
  const said = child.stderr ? await text(child.stderr) : '';
  const [code] = await exited;
  return [said, code];
}

/** Files that make a folder look like a PostgreSQL cluster. */
const CLUSTER = ['PG_VERSION', 'base/1', 'global/pg_control', 'pg_wal/0', 'pg_xact/0'];

async function writeInto(root: string, file: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), '18');
}

const companyName = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/api/company/info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subdomain: 'demo' }),
  });
  const { data } = (await response.json()) as { data: { company_name: string } };
  return data.company_name;
};

describe('server', () => {
  it('imports the demo once, recovers after a kill and stops on SIGTERM', async () => {
    const first = run({});
    const { url, said } = await opened(first);
    expect(said).toContain('The demo restaurant is being imported.');
    expect(said).toMatch(/http:\/\/demo\.localhost:\d+/);
    expect(said).toMatch(/Sign in as +019-300 0001 .*password.*: \S+\)\n/);
    expect(await companyName(url)).toBeTruthy();

    const [sentence, code] = await failed({});
    expect(sentence).toMatch(/^The data folder .* is in use by another running server\..*\n$/);
    expect(code).toBe(1);

    first.kill('SIGKILL');
    await once(first, 'exit');
    // PostgreSQL shuts down by itself; until then files appear and disappear.
    const postmaster = join(folder, 'pgdata', 'postmaster.pid');
    await vi.waitFor(() => expect(existsSync(postmaster)).toBe(false), { timeout: 60_000 });
    expect(exposedIn(folder)).toEqual([]);
    openToAll(folder);
    const second = run({});
    const restarted = await opened(second);
    expect(exposedIn(folder)).toEqual([]);
    expect(restarted.said).not.toContain('imported');
    expect(restarted.said.match(/019-300 00\d{2}/g)).toHaveLength(5);
    expect(restarted.said.match(/019-300 01\d{2}/g)).toHaveLength(4);
    expect(await companyName(restarted.url)).toBeTruthy();

    const exited = once(second, 'exit');
    second.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await expect(fetch(`${restarted.url}/healthz`)).rejects.toThrow();
  });

  it('does not start on a folder that it cannot restrict', async () => {
    const shared = join(folder, 'shared');
    await mkdir(shared);
    for (const file of CLUSTER) await writeInto(join(shared, 'pgdata'), file);
    await writeFile(join(shared, 'menu.pdf'), '');
    await chmod(shared, 0o755);
    const child = run({ DATA_DIR: shared });
    const exited = once(child, 'exit');
    const [said, logged] = await Promise.all(
      [child.stdout, child.stderr].map((out) => out && text(out)),
    );
    expect(logged).toMatch(/^The data folder \S+ cannot be closed to the other accounts .*\n$/);
    expect([said, ...(await exited)]).toEqual(['', 1, null]);
    expect((await readdir(shared)).sort()).toEqual(['menu.pdf', 'pgdata']);
  });

  it('exits with 1 and changes nothing when a part of its database is missing', async () => {
    const damaged = join(folder, 'damaged');
    for (const file of CLUSTER) await writeInto(join(damaged, 'pgdata'), file);
    await rm(join(damaged, 'pgdata', 'PG_VERSION'));
    const before = await readdir(damaged, { recursive: true });
    const [sentence, code] = await failed({ DATA_DIR: damaged });
    expect(sentence).toMatch(/^The database in \S+ is not whole: PG_VERSION is missing\. .*\n$/);
    expect(code).toBe(1);
    expect(await readdir(damaged, { recursive: true })).toEqual(before);
  });

  it('exits with one sentence when its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const [sentence, code] = await failed({ PORT: port });
    expect(sentence).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use by another program\..*\n$/);
    expect(code).toBe(1);
    other.close();
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT "eighty" cannot be used: it takes a whole number[^\n]*\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The database is away: [^\n]*\n$/],
  ])('exits with the reason when started with %j', async (environment, sentence) => {
    const [said, code] = await failed(environment);
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
  });
});

describe('a start with --empty', () => {
  it('prints the address of the set-up, another one at each start', async () => {
    const dataDir = join(folder, 'empty');
    const addresses: (string | undefined)[] = [];
    for (const _ of [1, 2]) {
      const child = run({ DATA_DIR: dataDir }, ['--empty']);
      const { said } = await opened(child);
      addresses.push(/localhost:\d+\/counter\/set-up#([\w-]{43})\n/.exec(said)?.[1]);
      expect(said).not.toContain('demo.localhost');
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    expect(addresses).not.toContain(undefined);
    expect(new Set(addresses).size).toBe(2);
  });

  it('rejects another option', async () => {
    const child = run({}, ['--demo']);
    const exited = once(child, 'exit');
    expect(child.stderr ? await text(child.stderr) : '').toContain('--demo is no option');
    expect(await exited).toContain(1);
  });
});
