import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { EmbeddedUnavailable } from './embedded-error.ts';

const { postgres } = findBinaries();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-account-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('accountFor returns the account of this process when it is not root', () => {
  expect(accountFor(folder, postgres, false)).toMatchObject({ options: {}, prefix: [] });
});

describe.runIf(process.getuid?.() === 0)('accountFor as root', () => {
  it('chooses account 65534 for a folder owned by root and changes its owner', () => {
    expect(accountFor(folder, postgres).options).toEqual({ uid: 65_534, gid: 65_534 });
    expect(statSync(folder).uid).toBe(65_534);
  });

  it('chooses the owner of the folder', () => {
    chownSync(folder, 1234, 1235);
    expect(accountFor(folder, postgres).options).toEqual({ uid: 1234, gid: 1235 });
  });

  it('starts through setpriv when only root can enter the parent folder', () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    chmodSync(folder, 0o700);
    const { options, prefix } = accountFor(data, postgres);
    expect(options).toEqual({});
    expect(prefix.slice(0, 3)).toEqual(['setpriv', '--reuid=65534', '--regid=65534']);
  });

  it("throws with the folder's path when the account cannot run the program", () => {
    const program = join(folder, 'postgres');
    writeFileSync(program, 'exit 1');
    expect(() => accountFor(folder, program)).toThrow(EmbeddedUnavailable);
    expect(() => accountFor(folder, program)).toThrow(`the account 65534 cannot enter ${folder}`);
  });

  it('changes the owner of a folder and its content', () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'file'), '');
    accountFor(folder, postgres).takeOwnership(data, true);
    expect(statSync(join(data, 'file')).uid).toBe(65_534);
  });
});
