import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { indexPlaces } from '../../apps/api/src/gateways/places/bundled/place-index.ts';
import {
  readNeighbours,
  readPlaces,
} from '../../apps/api/src/gateways/places/bundled/read-places.ts';
import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { systemRandom } from '../../apps/api/src/shared/random.ts';
import { buildFixtures } from './fixtures.ts';
import { openDemoDb, openRestaurant, type Restaurant } from './restaurant.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');

/** The built product with the demo, and the reference pages, on servers in this process. */
export interface Product {
  readonly db: Db;
  readonly restaurant: Restaurant;
  /** Returns the URL of a path of the product. */
  at(path: string): string;
  /** Returns the URL of a reference page. */
  atBare(path: string): string;
  close(): Promise<void>;
}

export async function openProduct(): Promise<Product> {
  if (!existsSync(join(DIST, 'pages'))) {
    throw new Error('The web app is not built. Build it with `npm run build` first.');
  }
  const fixtures = await buildFixtures();
  const db = await openDemoDb();
  const places = indexPlaces(await readPlaces(), await readNeighbours());
  const restaurant = openRestaurant(db, { random: systemRandom, places });
  const [product, bare] = await Promise.all([
    restaurant.listen(DIST),
    restaurant.listen(fixtures.folder),
  ]);
  return {
    db,
    restaurant,
    at: (path) => `http://demo.localhost:${product.port}${path}`,
    atBare: (path) => `http://demo.localhost:${bare.port}${path}`,
    async close() {
      await Promise.all([product.stop(0), bare.stop(0)]);
      await db.close();
      await fixtures.remove();
    },
  };
}
