import { describe, expect, it } from 'vitest';
import { judgeNode } from './require-node.js';

describe('judgeNode', () => {
  it('accepts the bundled Node next to an older system Node and explains it', () => {
    const { fails, sentence } = judgeNode('24.21.0', '20.20.2', 'linux x64');
    expect(fails).toBe(false);
    expect(sentence).toBe(
      'Claypot runs on Node 24.21.0, which npm installed in node_modules. Your Node 20.20.2 runs npm and does not change.',
    );
  });

  it('returns no message for a recent system Node', () => {
    expect(judgeNode('26.1.0', '26.1.0', 'darwin arm64')).toEqual({ fails: false, sentence: null });
  });

  it('fails when Node is too old and npm has none for the system', () => {
    const { fails, sentence } = judgeNode('20.20.2', '20.20.2', 'darwin arm64');
    expect(fails).toBe(true);
    expect(sentence).toContain('needs Node 24 or later. This is Node 20.20.2');
    expect(sentence).toContain('npm has no package for darwin arm64');
    expect(sentence).toContain('Install Node 24');
  });

  it('fails with a hint when the bundled Node was left out', () => {
    const { fails, sentence } = judgeNode('22.1.0', '22.1.0', 'linux arm64');
    expect(fails).toBe(true);
    expect(sentence).toContain('npm did not install one for linux arm64');
  });
});
