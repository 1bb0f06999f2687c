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
    expect(formatReport({ subdomain: 'lotus', changes, overridden: [] })).toBe(
      'Imported lotus:\n  dishes      2 added, 1 retired\n  options     3 changed',
    );
  });

  it('reports that nothing has changed', () => {
    expect(formatReport({ subdomain: 'lotus', changes: { dishes: none }, overridden: [] })).toBe(
      'lotus is up to date: nothing has changed.',
    );
  });

  it('warns of values that do not apply', () => {
    const overridden = [{ branch: 'North', fields: ['hours', 'delivery'] }];
    const report = formatReport({ subdomain: 'lotus', changes: { dishes: none }, overridden });
    expect(report.split('\n')).toEqual([
      'lotus is up to date: nothing has changed.',
      'Warning: staff have set hours, delivery of North at the counter. Their values apply, not those of the files.',
    ]);
  });
});
