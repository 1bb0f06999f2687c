import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exposedIn, openToAll } from '../../../testing/seed/modes.ts';
import { DataFolderExposed, restrictAccess } from './restrict-access.ts';

let place: string;
let folder: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'claypot-private-'));
  folder = join(place, 'data');
  for (const name of ['pgdata/base/1', 'pgdata/pg_wal', 'pgdata.new']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const files = ['lock', 'payment-secret', 'payment-secret.new', 'pgdata/base/1/1259'];
  for (const name of [...files, 'pgdata/pg_wal/000000010000000000000001']) {
    writeFileSync(join(folder, name), 'kept');
  }
  openToAll(folder);
});
afterEach(() => rmSync(place, { recursive: true }));

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

it('closes an older folder and everything kept in it, and has nothing to do the next time', () => {
  const chmod = vi.fn(chmodSync);
  expect(exposedIn(folder)).toHaveLength(11);
  restrictAccess(folder, chmod);
  expect(exposedIn(folder)).toEqual([]);
  expect(chmod).toHaveBeenCalledTimes(11);
  restrictAccess(folder, chmod);
  expect(chmod).toHaveBeenCalledTimes(11);
});

it('closes a folder before it looks into it', () => {
  const chmod = vi.fn(chmodSync);
  restrictAccess(folder, chmod);
  const order = chmod.mock.calls.map(([path]) => String(path));
  for (const path of order) {
    const above = order.indexOf(join(path, '..'));
    expect(above).toBeLessThan(order.indexOf(path));
  }
});

it('passes over files that disappear meanwhile', () => {
  const removed = join(folder, 'pgdata/base/1/1259');
  restrictAccess(folder, (path, mode) => {
    if (path === removed) rmSync(removed);
    chmodSync(path, mode);
  });
  expect(exposedIn(folder)).toEqual([]);
});

it('gives its own account what it needs where even that was missing', () => {
  chmodSync(join(folder, 'pgdata', 'pg_wal'), 0o000);
  chmodSync(join(folder, 'lock'), 0o000);
  restrictAccess(folder);
  expect(exposedIn(folder)).toEqual([]);
});

describe('a link', () => {
  let foreign: string;
  beforeEach(() => {
    foreign = join(place, 'foreign');
    mkdirSync(join(foreign, 'base'), { recursive: true });
    writeFileSync(join(foreign, 'base', 'script.sh'), '');
    for (const path of ['', 'base', 'base/script.sh']) chmodSync(join(foreign, path), 0o755);
  });
  const foreignModes = () =>
    ['', 'base', 'base/script.sh'].map((path) => modeOf(join(foreign, path)));

  it('that is the folder itself is what the operator chose', () => {
    const link = join(place, 'link');
    symlinkSync(folder, link);
    restrictAccess(link);
    expect(exposedIn(folder)).toEqual([]);
  });

  it('inside it leads to nothing of ours', () => {
    rmSync(join(folder, 'pgdata.new'), { recursive: true });
    symlinkSync(foreign, join(folder, 'pgdata.new'));
    symlinkSync(join(foreign, 'base'), join(folder, 'pgdata', 'pg_tblspc'));
    symlinkSync(join(foreign, 'base', 'script.sh'), join(folder, 'pgdata', 'base', '1', '2619'));
    symlinkSync(join(place, 'nowhere'), join(folder, 'pgdata', 'dangling'));
    restrictAccess(folder);
    expect(exposedIn(folder)).toEqual([]);
    expect(foreignModes()).toEqual([0o755, 0o755, 0o755]);
  });
});

describe('a folder that others use', () => {
  it('is refused as it is, and nothing of it changed', () => {
    writeFileSync(join(folder, 'menu.pdf'), '');
    const before = exposedIn(folder);
    expect(() => restrictAccess(folder)).toThrow(DataFolderExposed);
    expect(() => restrictAccess(folder)).toThrow(
      /^The data folder \S+ cannot be closed to the other accounts of this machine: \S+menu\.pdf lies in it, too\. Close the folder yourself \(chmod 700\) if nobody else needs it, or choose another folder with DATA_DIR\.$/,
    );
    expect(exposedIn(folder)).toEqual(before);
  });

  it('is taken once somebody has closed it, and their things are left alone', () => {
    const file = join(folder, 'menu.pdf');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    chmodSync(folder, 0o700);
    restrictAccess(folder);
    expect(exposedIn(folder)).toEqual([`644 ${file}`]);
  });

  it.each(['lost+found', '.DS_Store'])('is not one for the sake of %s', (stray) => {
    mkdirSync(join(folder, stray));
    restrictAccess(folder);
    expect(modeOf(folder)).toBe(0o700);
    expect(modeOf(join(folder, 'pgdata'))).toBe(0o700);
  });
});

describe('where it cannot be closed', () => {
  const failing = (code: string) => (path: unknown) => {
    throw Object.assign(new Error(`${code}: no`), { code, path });
  };

  it.each<[string, (path: unknown) => void, RegExp]>([
    ['is another account’s', failing('EPERM'), /data belongs to another account\. Make this one/],
    ['cannot be reached', failing('EACCES'), /data belongs to another account\. Make this one/],
    ['can only be read', failing('EROFS'), /can only be read\. Mount it for writing, or choose/],
    ['keeps no modes', () => undefined, /data lies on a file system that keeps no modes\. Move/],
    [
      'fails in another way',
      failing('EIO'),
      /: EIO: no, or choose another folder with DATA_DIR\.$/,
    ],
  ])('because it %s, says so', (_, chmod, sentence) => {
    expect(() => restrictAccess(folder, chmod)).toThrow(DataFolderExposed);
    expect(() => restrictAccess(folder, chmod)).toThrow(sentence);
  });

  it('it is enough that nobody else has it', () => {
    // Some file systems have one mode for everything, given when they are mounted.
    restrictAccess(folder);
    chmodSync(join(folder, 'lock'), 0o700);
    restrictAccess(folder, () => undefined);
  });
});
