import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExportRejected } from './export-rejected.ts';
import { type Disk, writeFolder } from './write-folder.ts';

const FOLDER = {
  files: new Map([
    ['company.yaml', 'subdomain: lotus\n'],
    ['menu/rice.yaml', 'dishes: []\n'],
  ]),
  images: new Map([['plate.avif', new Uint8Array([1, 2])]]),
};

let parent: string;
let target: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'claypot-export-'));
  target = join(parent, 'mine');
});
afterEach(() => rm(parent, { recursive: true }));

/** A disk that fails with an error code. */
const failing = (step: keyof Disk, code: string): Disk => ({
  mkdir,
  writeFile,
  rename,
  [step]: async () => {
    throw Object.assign(new Error(code), { code });
  },
});

const rejection = async (disk?: Disk): Promise<string> => {
  const error = await writeFolder(target, FOLDER, disk).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ExportRejected);
  return error instanceof Error ? error.message : '';
};

describe('writeFolder', () => {
  it.each(['absent', 'empty'])('writes the files into a folder that is %s', async (state) => {
    if (state === 'empty') await mkdir(target);
    await writeFolder(target, FOLDER);
    expect((await readdir(target, { recursive: true })).sort()).toEqual([
      'company.yaml',
      'images',
      'images/plate.avif',
      'menu',
      'menu/rice.yaml',
    ]);
    expect(await readFile(join(target, 'company.yaml'), 'utf8')).toBe('subdomain: lotus\n');
    expect([...(await readFile(join(target, 'images/plate.avif')))]).toEqual([1, 2]);
    expect(await readdir(parent)).toEqual(['mine']);
  });

  it('rejects a folder that is not empty and leaves it', async () => {
    await mkdir(target);
    await writeFile(join(target, 'notes.txt'), 'mine');
    expect(await rejection()).toBe(
      `${target} is not empty. Nothing was written. Name a new folder.`,
    );
    expect(await readdir(target)).toEqual(['notes.txt']);
    expect(await readdir(parent)).toEqual(['mine']);
  });

  it('leaves a file that another program writes into the folder meanwhile', async () => {
    await mkdir(target);
    const disk: Disk = {
      mkdir,
      rename,
      async writeFile(path, content) {
        await writeFile(path, content);
        await writeFile(join(target, 'notes.txt'), 'mine');
      },
    };
    expect(await rejection(disk)).toContain('Another program has written');
    expect(await readdir(target)).toEqual(['notes.txt']);
    expect(await readdir(parent)).toEqual(['mine']);
  });

  it('rejects a file', async () => {
    await writeFile(target, 'mine');
    expect(await rejection()).toContain('is not a folder');
    expect(await readFile(target, 'utf8')).toBe('mine');
  });

  it('rejects a folder in a folder that does not exist', async () => {
    target = join(parent, 'absent', 'mine');
    expect(await rejection()).toContain(`There is no folder ${join(parent, 'absent')}.`);
    expect(await readdir(parent)).toEqual([]);
  });

  it('rejects a link to an empty folder and leaves it', async () => {
    await mkdir(join(parent, 'elsewhere'));
    await symlink(join(parent, 'elsewhere'), target);
    expect(await rejection()).toContain('is not a folder');
    expect((await readdir(parent)).sort()).toEqual(['elsewhere', 'mine']);
  });

  it.each([
    ['mkdir', 'EACCES', 'No permission to write'],
    ['mkdir', 'EROFS', 'No permission to write'],
    ['writeFile', 'EPERM', 'No permission to write'],
    ['writeFile', 'ENOSPC', 'is full. Free some space'],
    ['writeFile', 'EDQUOT', 'is full. Free some space'],
    ['writeFile', 'EIO', 'cannot be written'],
    ['rename', 'EACCES', 'No permission to write'],
    ['rename', 'ENAMETOOLONG', 'is too long'],
  ] as const)('writes nothing when %s fails with %s', async (step, code, words) => {
    const message = await rejection(failing(step, code));
    expect(message).toContain(words);
    expect(message).toContain('Nothing was written.');
    expect(await readdir(parent)).toEqual([]);
  });

  it('passes on an unknown error and leaves no draft', async () => {
    await expect(writeFolder(target, FOLDER, failing('writeFile', 'EMFILE'))).rejects.toThrow(
      'EMFILE',
    );
    expect(await readdir(parent)).toEqual([]);
  });
});
