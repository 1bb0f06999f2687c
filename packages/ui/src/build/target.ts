/**
 * Oldest supported browsers, by the names of MDN's compatibility data. They equal Vite's
 * `baseline-widely-available` (8.3), written out so that a newer Vite does not change them
 * silently. Firefox is the first version with `:has()`: the extended support release 115 has ended.
 */
export const ENGINES: Readonly<Record<string, number>> = {
  chrome: 111,
  edge: 111,
  firefox: 121,
  safari: 16.4,
  safari_ios: 16.4,
};

/** Oldest supported browsers in Vite's format, for `build.target`. */
export const TARGET = Object.entries(ENGINES).map(
  ([engine, version]) => `${engine === 'safari_ios' ? 'ios' : engine}${version}`,
);
