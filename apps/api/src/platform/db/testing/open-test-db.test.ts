import { describe, expect, it } from 'vitest';
import { seedCompany } from '../../../testing/seed/seed.ts';
import { type Db, DbUnavailable } from '../db.ts';
import { json, sql } from '../sql.ts';
import { openTestDb } from './open-test-db.ts';

const nameOf = (db: Db) => db.one<{ name: string }>(sql`select current_database()::text as name`);
const companiesOf = (db: Db) =>
  db.query<{ row: string }>(sql`select c::text as row from companies c order by id`);
const branchesOf = (db: Db) =>
  db.query<{ row: string }>(sql`select b::text as row from branches b order by id`);

describe('openTestDb', () => {
  it('restores changed, deleted and added rows exactly', async () => {
    const db = await openTestDb();
    await seedCompany(db, 'demo');
    const odd = json({ en: `it's "odd" \\ {a,b} (c) \n$$ 汤`, zh_CN: '' });
    await db.execute(sql`update companies set company_about = ${odd}`);
    await db.snapshot();
    const before = [await companiesOf(db), await branchesOf(db)];
    await db.execute(sql`update companies set company_about = company_tnc`);
    await db.execute(sql`delete from branch_settings`);
    await seedCompany(db, 'other');
    await db.reset();
    expect([await companiesOf(db), await branchesOf(db)]).toEqual(before);
    expect(
      await db.one<{ count: number }>(sql`select count(*)::integer as count from branch_settings`),
    ).toEqual({ count: 2 });
    await db.close();
  });

  it('opens an emptied database again, with foreign keys', async () => {
    const first = await openTestDb();
    await seedCompany(first, 'demo');
    await first.snapshot();
    const name = await nameOf(first);
    await first.close();
    const second = await openTestDb();
    // `DATABASE_URL` names a server on which databases are not reused.
    if (!process.env.DATABASE_URL) expect(await nameOf(second)).toEqual(name);
    await second.reset();
    expect(await companiesOf(second)).toEqual([]);
    await expect(
      second.execute(
        sql`insert into branch_settings (company_id, branch_id, simulator) values ('no', 'no', true)`,
      ),
    ).rejects.toThrow('foreign key');
    await second.close();
  });

  it('rejects statements after close', async () => {
    const db = await openTestDb();
    await db.close();
    await expect(companiesOf(db)).rejects.toThrow(DbUnavailable);
    await expect(db.transaction((tx) => tx.query(sql`select 1`))).rejects.toThrow(DbUnavailable);
  });

  it('opens another database after a test has changed the schema', async () => {
    const first = await openTestDb();
    const name = await nameOf(first);
    await first.transaction((tx) => tx.script('create table added (id int)'));
    await first.close();
    const second = await openTestDb();
    expect(await nameOf(second)).not.toEqual(name);
    await second.close();
  });
});
