import type { Db } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import { readPlaces } from './read-places.ts';

/**
 * Brings the table of places to the bundled list. Safe at every start and on several instances:
 * rows that are the same are left alone. Nothing refers to places, so those gone are deleted.
 */
export async function loadPlaces(db: Db): Promise<void> {
  const places = await readPlaces();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from places where id <> all (${places.map(({ id }) => id)}::text[])`);
    await tx.execute(sql`
      insert into places (id, name, street, city, postcode, state_id, latitude, longitude, normalised,
        position)
      select id, name, street, city, postcode, state_id, latitude, longitude, normalised, position
      from jsonb_to_recordset(${json(places)})
        as r (id text, name text, street text, city text, postcode text, state_id text,
              latitude numeric, longitude numeric, normalised text, position int)
      order by id
      on conflict (id) do update set
        latitude = excluded.latitude, longitude = excluded.longitude, street = excluded.street,
        normalised = excluded.normalised, position = excluded.position
      where places is distinct from excluded`);
  });
}
