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

it('restricts an older folder and its content, and changes nothing the next time', () => {
  const chmod = vi.fn(chmodSync);
  expect(exposedIn(folder)).toHaveLength(11);
  restrictAccess(folder, chmod);
  expect(exposedIn(folder)).toEqual([]);
  expect(chmod).toHaveBeenCalledTimes(11);
  restrictAccess(folder, chmod);
  expect(chmod).toHaveBeenCalledTimes(11);
});

it('restricts a folder before it reads its entries', () => {
  const chmod = vi.fn(chmodSync);
  restrictAccess(folder, chmod);
  const order = chmod.mock.calls.map(([path]) => String(path));
  for (const path of order) {
    const above = order.indexOf(join(path, '..'));
    expect(above).toBeLessThan(order.indexOf(path));
  }
});

it('skips files that are deleted meanwhile', () => {
  const removed = join(folder, 'pgdata/base/1/1259');
  restrictAccess(folder, (path, mode) => {
    if (path === removed) rmSync(removed);
    chmodSync(path, mode);
  });
  expect(exposedIn(folder)).toEqual([]);
});

it('restores the missing rights of its own account', () => {
  chmodSync(join(folder, 'pgdata', 'pg_wal'), 0o000);
  chmodSync(join(folder, 'lock'), 0o000);
  restrictAccess(folder);
  expect(exposedIn(folder)).toEqual([]);
});

describe('links', () => {
  let foreign: string;
  beforeEach(() => {
    foreign = join(place, 'foreign');
    mkdirSync(join(foreign, 'base'), { recursive: true });
    writeFileSync(join(foreign, 'base', 'script.sh'), '');
    for (const path of ['', 'base', 'base/script.sh']) chmodSync(join(foreign, path), 0o755);
  });
  const foreignModes = () =>
    ['', 'base', 'base/script.sh'].map((path) => modeOf(join(foreign, path)));

  it('follows a link that is the data folder itself', () => {
    const link = join(place, 'link');
    symlinkSync(folder, link);
    restrictAccess(link);
    expect(exposedIn(folder)).toEqual([]);
  });

  it('does not follow links inside the folder', () => {
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

describe('shared folder', () => {
  it('throws and changes nothing when it has foreign files and is open to others', () => {
    writeFileSync(join(folder, 'menu.pdf'), '');
    const before = exposedIn(folder);
    expect(() => restrictAccess(folder)).toThrow(DataFolderExposed);
    expect(() => restrictAccess(folder)).toThrow(
      /^The data folder \S+ cannot be closed to the other accounts of this machine: \S+menu\.pdf is in it, too\. Restrict the folder yourself \(chmod 700\) if no other account needs it, or choose another folder with DATA_DIR\.$/,
    );
    expect(exposedIn(folder)).toEqual(before);
  });

  it('accepts a folder restricted by the operator and skips foreign files', () => {
    const file = join(folder, 'menu.pdf');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    chmodSync(folder, 0o700);
    restrictAccess(folder);
    expect(exposedIn(folder)).toEqual([`644 ${file}`]);
  });

  it.each(['lost+found', '.DS_Store'])('does not count %s as a foreign file', (stray) => {
    mkdirSync(join(folder, stray));
    restrictAccess(folder);
    expect(modeOf(folder)).toBe(0o700);
    expect(modeOf(join(folder, 'pgdata'))).toBe(0o700);
  });
});

describe('unrestrictable folder', () => {
  const failing = (code: string) => (path: unknown) => {
    throw Object.assign(new Error(`${code}: no`), { code, path });
  };

  it.each<[string, (path: unknown) => void, RegExp]>([
    ['is another account’s', failing('EPERM'), /data belongs to another account\. Make this one/],
    ['cannot be reached', failing('EACCES'), /data belongs to another account\. Make this one/],
    ['can only be read', failing('EROFS'), /can only be read\. Mount it for writing, or choose/],
    ['keeps no modes', () => undefined, /data is on a file system that keeps no modes\. Move/],
    [
      'fails in another way',
      failing('EIO'),
      /: EIO: no, or choose another folder with DATA_DIR\.$/,
    ],
  ])('throws the reason when the folder %s', (_, chmod, sentence) => {
    expect(() => restrictAccess(folder, chmod)).toThrow(DataFolderExposed);
    expect(() => restrictAccess(folder, chmod)).toThrow(sentence);
  });

  it('accepts other modes when other accounts have no access', () => {
    // Some file systems have one mode for all files, set when they are mounted.
    restrictAccess(folder);
    chmodSync(join(folder, 'lock'), 0o700);
    restrictAccess(folder, () => undefined);
  });
});
