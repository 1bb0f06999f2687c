import { describe, expect, it } from 'vitest';
import { formatReport } from './report.ts';

const none = { added: 0, changed: 0, retired: 0 };

describe('formatReport', () => {
  it('lists the changes and omits unchanged tables', () => {
    const changes = {
      company: none,
      dishes: { added: 2, changed: 0, retired: 1 },
      options: { added: 0, changed: 3, retired: 0 },
    };
    expect(formatReport({ subdomain: 'lotus', changes })).toBe(
      'Imported lotus:\n  dishes      2 added, 1 retired\n  options     3 changed',
    );
  });

  it('reports that nothing has changed', () => {
    expect(formatReport({ subdomain: 'lotus', changes: { dishes: none } })).toBe(
      'lotus is up to date: nothing has changed.',
    );
  });
});
