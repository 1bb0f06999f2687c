import type { Queryable } from '../db/db.ts';
import { join, sql } from '../db/sql.ts';
import type { Place as Point } from '../ordering/distance.ts';
import { normalise } from './normalise.ts';

/** A place of the bundled list. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** '' for an area without a street's name. */
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly state_id: string;
  /** Decimal degrees. */
  readonly latitude: string;
  readonly longitude: string;
}

interface Search {
  readonly query: string;
  readonly near: Point | null;
  readonly most: number;
}

const columns = sql`id, name, street, city, postcode, state_id, latitude, longitude`;

/** Without its spaces: people write "SS2" as well as "SS 2". */
const SQUEEZED = sql`replace(normalised, ' ', '')`;

/**
 * Places that have every word of the query somewhere in their name, town, postcode or state. Those
 * that begin with the query come first, then the nearest, then as the list has them. Without words
 * and without a place to be near to there is nothing to find.
 */
export async function searchPlaces(db: Queryable, { query, near, most }: Search): Promise<Place[]> {
  const normalised = normalise(query).trim();
  const words = normalised.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 && near === null) return [];
  // `strpos` and `starts_with` take the words as they are; in a pattern some signs would mean more.
  const hasAll = words.map(
    (word) => sql`(strpos(normalised, ${word}) > 0 or strpos(${SQUEEZED}, ${word}) > 0)`,
  );
  const ranks = [
    sql`starts_with(normalised, ${normalised}) desc`,
    sql`starts_with(${SQUEEZED}, ${words.join('')}) desc`,
    ...distance(near),
  ];
  // All postcodes of a town lie at its middle: to somebody near it they say no more than the town.
  const named = words.length === 0 ? sql`name <> postcode || ' ' || city` : sql`true`;
  return db.query(sql`
    select ${columns} from places
    where ${join([named, ...hasAll], sql` and `)}
    order by ${join(ranks)}, position, id
    limit ${most}`);
}

export function findPlace(db: Queryable, id: string): Promise<Place | null> {
  return db.one(sql`select ${columns} from places where id = ${id}`);
}

/** Near the equator a degree is as long either way, so that this orders as the distance does. */
function distance(near: Point | null) {
  if (near === null) return [];
  return [sql`(latitude - ${near.latitude}) ^ 2 + (longitude - ${near.longitude}) ^ 2`];
}
