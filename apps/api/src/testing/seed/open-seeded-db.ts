import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { seedCompany } from './seed.ts';

/** Opens a database with one company, `demo`, which `reset` restores. */
export async function openSeededDb(): Promise<TestDb> {
  const db = await openTestDb();
  await seedCompany(db, 'demo');
  await db.snapshot();
  return db;
}
