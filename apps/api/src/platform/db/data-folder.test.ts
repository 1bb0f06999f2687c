import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderUnusable, holdsDatabase } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = ['PG_VERSION', 'base/1', 'global/pg_control', 'pg_wal/000000010000000000000001'];
const COMPLETE = [...FILES, 'pg_xact/0000'];

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  }
}

const cluster = (paths: readonly string[]) => paths.map((path) => `pgdata/${path}`);

describe('holdsDatabase', () => {
  it('returns true for a complete cluster with other files next to it', () => {
    write(...cluster(COMPLETE), 'payment-secret', 'notes.txt');
    expect(holdsDatabase(folder)).toBe(true);
  });

  it.each([
    ['a folder that does not exist', 'none', []],
    ['an empty folder', '', []],
    ['what a killed first start leaves', '', ['lock', 'lock-journal', 'pgdata.new/PG_VERSION']],
    ['what file systems add', '', ['.DS_Store', 'lost+found/1']],
  ])('returns false for %s', (_, below, paths) => {
    write(...paths);
    expect(holdsDatabase(join(folder, below))).toBe(false);
  });

  it('returns false for an empty cluster folder', () => {
    mkdirSync(join(folder, 'pgdata'));
    expect(holdsDatabase(folder)).toBe(false);
  });

  it.each(COMPLETE)('throws and names the part when the cluster lacks %s', (missing) => {
    write(...cluster(COMPLETE.filter((path) => path !== missing)));
    const [part = ''] = missing === 'global/pg_control' ? [missing] : missing.split('/');
    expect(() => holdsDatabase(folder)).toThrow(DataFolderUnusable);
    expect(() => holdsDatabase(folder)).toThrow(`is not whole: ${part} is missing`);
  });

  it('throws when a file of the cluster or one of its folders is empty', () => {
    write(...cluster(COMPLETE.filter((path) => path !== 'base/1')));
    mkdirSync(join(folder, 'pgdata', 'base'));
    writeFileSync(join(folder, 'pgdata', 'PG_VERSION'), '');
    expect(() => holdsDatabase(folder)).toThrow('not whole: PG_VERSION, base are missing');
  });

  it.each(['payment-secret', 'menu.pdf'])('throws when it contains %s but no cluster', (name) => {
    write(name);
    expect(() => holdsDatabase(folder)).toThrow(`holds ${name} but no database`);
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('throws when the cluster is a broken link', () => {
    symlinkSync(join(folder, 'unmounted'), join(folder, 'pgdata'));
    expect(() => holdsDatabase(folder)).toThrow('is a link to a place that is not there');
  });

  it('throws when the path is a file', () => {
    write('file');
    expect(() => holdsDatabase(join(folder, 'file'))).toThrow(DataFolderUnusable);
  });
});
