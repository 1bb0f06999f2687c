import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export type SetUpFileKind = 'logo' | 'menu';

/** A file of the open set-up. */
export interface SetUpFile {
  readonly file_name: string;
  /** A logo is stored as it will be served. */
  readonly bytes: Uint8Array;
}

/** Files of the open set-up by kind; null if there is none. */
export type SetUpFiles = Readonly<Record<SetUpFileKind, SetUpFile | null>>;

export async function findSetUpFiles(db: Queryable): Promise<SetUpFiles> {
  const rows = await db.query<SetUpFile & { readonly kind: string }>(
    sql`select kind, file_name, bytes from set_up_files`,
  );
  const fileOf = (kind: SetUpFileKind) => rows.find((row) => row.kind === kind) ?? null;
  return { logo: fileOf('logo'), menu: fileOf('menu') };
}

/** Stores a file and replaces an earlier one of its kind. */
export async function putSetUpFile(
  db: Queryable,
  kind: SetUpFileKind,
  { file_name, bytes }: SetUpFile,
): Promise<void> {
  await db.execute(sql`
    insert into set_up_files (kind, file_name, bytes) values (${kind}, ${file_name}, ${bytes})
    on conflict (kind) do update set file_name = excluded.file_name, bytes = excluded.bytes`);
}

/** Deletes the file of a kind, if there is one. */
export async function dropSetUpFile(db: Queryable, kind: SetUpFileKind): Promise<void> {
  await db.execute(sql`delete from set_up_files where kind = ${kind}`);
}

/** Deletes all files of the set-up. */
export async function dropSetUpFiles(db: Queryable): Promise<void> {
  await db.execute(sql`delete from set_up_files`);
}
