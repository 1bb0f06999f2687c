import { expect, test } from 'vitest';
import { applyEdits } from '../mutation/guard.ts';
import { findInStatements } from './find-in-statements.ts';

const KEYS = new Set(['company_id', 'id', 'order_id']);

const guardsOf = (source: string) =>
  findInStatements('some.ts', source, KEYS).guards.map(({ kind, owner, text }) => [
    kind,
    owner,
    text,
  ]);

test('returns locks in templates, but not in comments and other texts', () => {
  const source = `
    const label = 'for update';
    function lock(tx) {
      return tx.one(sql\`select 1 from carts where id = \${id} -- for share
        for no key update of k skip locked\`);
    }
    const take = (tx) => tx.query(sql\`select pg_advisory_xact_lock(\${KEY})\`);
  `;
  expect(guardsOf(source)).toEqual([
    ['row lock', 'lock', 'for no key update of k skip locked'],
    ['skip locked', 'lock', 'skip locked'],
    ['advisory lock', 'take', 'pg_advisory_xact_lock'],
  ]);
});

test('returns the conditions of an update other than the key of its row', () => {
  const source = `
    async function pay(tx) {
      const paid = await tx.execute(sql\`
        with moved as (
          update orders o set status = 'PAID' where o.company_id = \${own} and o.id = \${id}
            and o.status = \${from} and due between \${a} and \${b} and \${ofCart(cart)} and \${isOpen}
            and not exists (select from payments where id = 1 and state = 'x')
          returning id
        ) select * from moved where status = 'NOT A GUARD'\`);
    }`;
  expect(guardsOf(source).map(([, , text]) => text)).toEqual([
    `o.status = \${from}`,
    `due between \${a} and \${b}`,
    `\${isOpen}`,
    "not exists (select from payments where id = 1 and state = 'x')",
  ]);
});

test('returns nothing for an update of several rows of a company', () => {
  expect(
    guardsOf('sql`update dishes set retired = true where company_id = 1 and not retired`'),
  ).toEqual([]);
});

test('returns conflict clauses, their conditions and the counters they change', () => {
  const source = `
    const count = (tx) => tx.execute(sql\`
      insert into claims as c (company_id, id, claimed) values (1, 2, 1)
      on conflict (company_id, id) do update set claimed = c.claimed + 1
      where c.claimed < \${most}
      returning id\`);`;
  const found = findInStatements('some.ts', source, KEYS);
  expect(found.guards.map(({ kind }) => kind)).toEqual(['conditional update', 'on conflict']);
  expect(found.counters).toEqual([{ table: 'claims', column: 'claimed' }]);
  expect(found.conflicts).toMatchObject([{ table: 'claims', key: 'company_id,id' }]);
  const [condition, conflict] = found.guards;
  expect(applyEdits(source, condition?.edits ?? [])).toContain('where true\n      returning id');
  expect(applyEdits(source, conflict?.edits ?? [])).toMatch(/values \(1, 2, 1\)\s+returning id/);
});
