import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodFolder, onDisk } from '../../import/testing.ts';

const run = (command: 'import-sheet' | 'export-sheet', ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `../${command}.ts`), ...args], {
    env: { ...process.env, INIT_CWD: files },
  });

let files: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'claypot-sheets-'));
  await writeFile(join(files, 'good.csv'), 'Name,Price\nPlain Rice,2.20\n');
  await writeFile(join(files, 'bad.csv'), 'Name,Price\nPlain Rice,2.20\nChicken Rice,cheap\n');
  await writeFile(join(files, 'nama.csv'), 'A,B\nPlain Rice,2.20\n');
  await writeFile(join(files, 'empty.csv'), '');
  await writeFile(join(files, 'map.json'), '{"columns":{"A":"name","B":"price"}}');
});
afterAll(() => rm(files, { recursive: true }));

const menuOf = (folder: string) => readFile(join(folder, 'menu/rice.yaml'), 'utf8');
const MENU = goodFolder().files.get('menu/rice.yaml') ?? '';

describe('npm run import-sheet', () => {
  it('prints what it recognised and writes nothing without --write', async () => {
    await onDisk(goodFolder(), async (folder) => {
      const { stdout } = await run('import-sheet', 'good.csv', folder);
      expect(stdout).toBe(
        [
          'Recognised: table with mapped columns (CSV, UTF-8, separated by commas), column names in row 1, 1 row below.',
          'Columns:',
          '  Name → name (100 %)',
          '  Price → price (100 %)',
          'Changes:',
          '  dishes: 0 added, 1 changed, 0 unchanged',
          '  changed: plain-rice',
          'Nothing was written. Add --write to change menu/rice.yaml.\n',
        ].join('\n'),
      );
      expect(await menuOf(folder)).toBe(MENU);
    });
  });

  it('writes with --write, and changes nothing the second time', async () => {
    await onDisk(goodFolder(), async (folder) => {
      const first = await run('import-sheet', 'good.csv', folder, '--write');
      expect(first.stdout).toMatch(/\nWritten: menu\/rice\.yaml\.\n$/);
      expect(await menuOf(folder)).toBe(MENU.replace('price: 2.00', 'price: 2.20'));
      expect(await readdir(join(folder, 'menu'))).toEqual(['rice.yaml']);
      const second = await run('import-sheet', 'good.csv', folder, '--write');
      expect(second.stdout).toMatch(/\nThe folder is up to date: nothing has changed\.\n$/);
    });
  });

  it('writes nothing if any row has an error', async () => {
    await onDisk(goodFolder(), async (folder) => {
      await expect(run('import-sheet', 'bad.csv', folder, '--write')).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringMatching(
          /error {4}row 3: Price: “cheap” is not a price[\s\S]*\nNothing was written\. Correct the errors and run the command again\.\n$/,
        ),
      });
      expect(await menuOf(folder)).toBe(MENU);
    });
  });

  it('reads the mapping of --map', async () => {
    await onDisk(goodFolder(), async (folder) => {
      const { stdout } = await run('import-sheet', 'nama.csv', folder, '--map', 'map.json');
      expect(stdout).toContain('  changed: plain-rice');
    });
  });

  it.each<[args: readonly string[], code: number, stderr: RegExp]>([
    [['empty.csv', '.'], 1, /^Nothing was imported\./],
    [['missing.csv', '.'], 1, /^ENOENT/],
    [['good.csv'], 2, /^Name the file and the folder: npm run import-sheet/],
    [['good.csv', '.', '--wirte'], 2, /--wirte[\s\S]*npm run import-sheet/],
    [['good.csv', '.', '--map', 'good.csv'], 1, /^The mapping is not valid JSON/],
  ])('exits with an error for %j', async (args, code, stderr) => {
    await expect(run('import-sheet', ...args)).rejects.toMatchObject({
      code,
      stdout: '',
      stderr: expect.stringMatching(stderr),
    });
  });
});

describe('npm run export-sheet', () => {
  it.each(['csv', 'xlsx'])('writes a .%s file that import-sheet recognises', async (extension) => {
    await onDisk(goodFolder(), async (folder) => {
      const file = join(files, `menu.${extension}`);
      const { stdout } = await run('export-sheet', folder, file);
      expect(stdout).toBe(`Written: ${file}, 8 rows.\n`);
      const imported = await run('import-sheet', file, folder, '--write');
      expect(imported.stdout).toMatch(/^Recognised: Claypot sheet/);
      expect(imported.stdout).toContain('  dishes: 0 added, 0 changed, 2 unchanged');
      expect(imported.stdout).toContain('The folder is up to date: nothing has changed.');
    });
  });

  it('exits with code 2 for another type of file', async () => {
    await expect(run('export-sheet', '.', 'menu.pdf')).rejects.toMatchObject({
      code: 2,
      stderr:
        'Name the folder and the file: npm run export-sheet -- <folder> <file.csv|file.xlsx>\n',
    });
  });
});
