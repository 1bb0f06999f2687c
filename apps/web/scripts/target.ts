/**
 * The oldest browsers that the app is built for, by the names of MDN's compatibility data. They are
 * those of Vite's `baseline-widely-available` (8.3), written out: a newer Vite must not move them
 * unnoticed. Of Firefox it is the first with `:has()`:
 * the extended release 115 has ended.
 */
export const ENGINES: Readonly<Record<string, number>> = {
  chrome: 111,
  edge: 111,
  firefox: 121,
  safari: 16.4,
  safari_ios: 16.4,
};

/** The same as Vite names them, for `build.target`. */
export const TARGET = Object.entries(ENGINES).map(
  ([engine, version]) => `${engine === 'safari_ios' ? 'ios' : engine}${version}`,
);
