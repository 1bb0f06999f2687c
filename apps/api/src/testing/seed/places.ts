import { COLUMNS, type Neighbour, parsePlaces } from '../../gateways/places/bundled/read-places.ts';

const LINES = [
  'MY-14|Kuala Lumpur||Kuala Lumpur|town|3.1412|101.6865|吉隆坡|KL',
  'MY-10|Petaling Jaya||Petaling Jaya|town|3.1073|101.6067|八打灵再也|PJ',
  'MY-10|Petaling Jaya|47300|SS 2|area|3.1170|101.6225||',
  'MY-10|Petaling Jaya|47400|SS 21|area|3.1350|101.6225||',
  'MY-14|Kuala Lumpur|50088|Kuala Lumpur City Centre|landmark|3.1579|101.7123|吉隆坡城中城|KLCC;Petronas Twin Towers;双峰塔',
  'MY-14|Kuala Lumpur||KLCC|station|3.1590|101.7133||',
  'MY-14|Kuala Lumpur|55100|Bukit Bintang|area|3.1466|101.7102|武吉免登|',
  'MY-14|Kuala Lumpur||Jalan Ampang|street|3.1600|101.7200|安邦路|',
  'MY-10|Ampang||Ampang|town|3.1490|101.7600|安邦|',
  'MY-08|Ipoh||Taman Jaya|area|4.5970|101.0900||',
  'MY-01|Johor Bahru||Johor Bahru|town|1.4655|103.7578|新山|JB',
  'MY-01|Johor Bahru|80000|80000 Johor Bahru|postcode|1.4655|103.7578||',
  'MY-10|Petaling Jaya|47300|47300 Petaling Jaya|postcode|3.1170|101.6225||',
];

/** A few places in the format of the bundled list. */
export const SOME_PLACES = parsePlaces(
  [COLUMNS, ...LINES.map((line) => line.replaceAll('|', '\t').replaceAll(';', '|'))].join('\n'),
);

/** Woodlands, across the strait from Johor Bahru. */
export const SOME_NEIGHBOURS: readonly Neighbour[] = [{ latitude: 1.4382, longitude: 103.789 }];
