import type { Picture } from '../../../import/pictures/picture.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Stores a picture. Its name has a hash, so a stored one with this name is equal. */
export async function storePicture(
  tx: Transaction,
  companyId: string,
  { file, contentType, bytes, sha256 }: Picture,
): Promise<void> {
  await tx.execute(sql`
    insert into media (company_id, file, content_type, bytes, sha256)
    values (${companyId}, ${file}, ${contentType}, ${bytes}, ${sha256})
    on conflict do nothing`);
}
