import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exposedIn, openToAll } from '../testing/seed/modes.ts';
import { folderWith, goodFolder, onDisk } from './testing.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'claypot-data-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Runs the import with a umask that grants all permissions to everyone. */
const run = (...args: string[]) =>
  promisify(execFile)('sh', ['-c', 'umask 0; exec "$0" "$@"', process.execPath, MAIN, ...args], {
    env: { ...process.env, DATABASE_URL: '', INIT_CWD: '', DATA_DIR: dataDir },
  });

describe('npm run import', () => {
  it('imports into the data folder and reports no changes on a second run', async () => {
    await onDisk(goodFolder(), async (folder) => {
      const first = await run(folder);
      expect(first.stdout).toContain('Imported lotus:');
      expect(first.stdout).toContain('dishes      2 added');
      expect(exposedIn(dataDir)).toEqual([]);
      openToAll(dataDir);
      const second = await run(folder);
      expect(second.stdout).toBe('lotus is up to date: nothing has changed.\n');
      expect(exposedIn(dataDir)).toEqual([]);
    });
  });

  it('prints every problem without a stack', async () => {
    const folder = folderWith('menu/rice.yaml', '12.90', 'cheap');
    await expect(onDisk(folder, (path) => run(path))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'Nothing was imported.\nmenu/rice.yaml:5 dishes[0].price: must be an amount in RM with two decimals, such as 12.90\n',
    });
  });

  it('prints a readable error when the data folder is readable by others', async () => {
    const stray = join(dataDir, 'menu.pdf');
    await writeFile(stray, '');
    await chmod(dataDir, 0o755);
    const exposedMessage = /^The data folder \S+ cannot be closed to the other accounts .*\n$/;
    await expect(onDisk(goodFolder(), (path) => run(path))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(exposedMessage),
    });
    await rm(stray);
  });

  it('exits with code 2 without a folder', async () => {
    await expect(run()).rejects.toMatchObject({
      code: 2,
      stderr: 'Name the folder: npm run import -- <folder>\n',
    });
  });
});
