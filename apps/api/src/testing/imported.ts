import { importRestaurant } from '../import/import-restaurant.ts';
import { folderWith, onDisk } from '../import/testing.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';

/** Opens a restaurant with the company `demo`, imported from files. */
export function openImported(): Promise<Restaurant> {
  return openRestaurant((db) =>
    onDisk(folderWith('company.yaml', 'subdomain: lotus', 'subdomain: demo'), (folder) =>
      importRestaurant(db, folder),
    ),
  );
}
