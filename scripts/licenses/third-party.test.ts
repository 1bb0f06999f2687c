import { describe, expect, it } from 'vitest';
import { isAllowed, type Lock, thirdPartyOf } from './third-party.ts';

const lock: Lock = {
  packages: {
    'apps/web': { dependencies: { '@claypot/ui': '*', a: '1' } },
    'packages/ui': { dependencies: { b: '1' }, peerDependencies: { c: '1' } },
    'node_modules/@claypot/ui': { link: true, resolved: 'packages/ui' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/b': {
      version: '1.0.0',
      license: 'GPL-3.0-only',
      optionalDependencies: { native: '1' },
      peerDependencies: { tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/native': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/tool': { version: '1.0.0', license: 'MIT' },
  },
};

describe('thirdPartyOf', () => {
  const packages = thirdPartyOf(lock, 'apps/web');

  it('returns the dependencies of a workspace and its local packages, including nested versions', () => {
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'a 1.0.0',
      'b 1.0.0',
      'b 2.0.0',
      'c 3.0.0',
      'native 1.0.0',
    ]);
  });

  it('returns no path for a package that only some systems install', () => {
    expect(packages.find(({ name }) => name === 'native')?.path).toBeNull();
  });

  it('rejects an unknown and a missing licence', () => {
    expect(packages.filter(({ license }) => !isAllowed(license)).map(({ name }) => name)).toEqual([
      'b',
      'c',
    ]);
  });
});

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(ISC AND CC-BY-3.0)', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-2.0 OR AGPL-3.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [null, false],
  ])('evaluates %s as %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});
