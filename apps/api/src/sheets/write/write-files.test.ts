import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from './write-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-sheets-'));
  await writeFile(join(folder, 'a.yaml'), 'old a');
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeFiles', () => {
  it('replaces and adds files, and leaves no temporary ones', async () => {
    await writeFiles(
      folder,
      new Map([
        ['a.yaml', 'new a'],
        ['menu/b.yaml', 'new b'],
      ]),
    );
    expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('new a');
    expect(await readFile(join(folder, 'menu/b.yaml'), 'utf8')).toBe('new b');
    expect(await readdir(folder, { recursive: true })).toHaveLength(3);
  });

  it('restores the files before one that cannot be replaced', async () => {
    // A folder cannot be replaced by a file.
    await mkdir(join(folder, 'c.yaml'));
    await writeFile(join(folder, 'c.yaml', 'inside'), '');
    const files = new Map([
      ['a.yaml', 'new a'],
      ['b.yaml', 'new b'],
      ['c.yaml', 'new c'],
    ]);
    await expect(writeFiles(folder, files)).rejects.toThrow();
    expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('old a');
    expect((await readdir(folder)).toSorted()).toEqual(['a.yaml', 'c.yaml']);
  });

  it('restores all if a later rename fails', async () => {
    const files = new Map([
      ['a.yaml', 'new a'],
      ['b.yaml', 'new b'],
    ]);
    const failing = async (from: string, to: string) => {
      if (to.endsWith('b.yaml')) throw new Error('disk');
      await rename(from, to);
    };
    await expect(writeFiles(folder, files, failing)).rejects.toThrow('disk');
    expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('old a');
    expect(await readdir(folder)).toEqual(['a.yaml']);
  });
});
