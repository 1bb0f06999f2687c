import type { Picture } from '../../../../import/pictures/picture.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';

/** First bytes, which have the type of a picture. */
const HEAD = 16;

/**
 * Returns the stored pictures of a company by served name: drawings as a whole, photographs by their
 * first bytes only. All were checked when they were stored.
 */
export async function readPictureHeads(
  db: Queryable,
  companyId: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await db.query<{ file: string; bytes: Uint8Array }>(sql`
    select file,
      case when file like '%.svg' then bytes else substring(bytes from 1 for ${HEAD}) end as bytes
    from media where company_id = ${companyId}`);
  return new Map(rows.map(({ file, bytes }) => [file, bytes]));
}

/** Returns a picture that is stored under its name already. It is not written again. */
export function keepStored(name: string, bytes: Uint8Array): Picture {
  return { file: name, contentType: '', bytes, sha256: '' };
}
