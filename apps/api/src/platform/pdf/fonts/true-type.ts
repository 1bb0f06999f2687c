/** Values of a TrueType font that a PDF declares. */
export interface TrueType {
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** Left, bottom, right and top of all glyphs. */
  readonly bounds: readonly number[];
  /** Advance widths by glyph. */
  readonly widths: readonly number[];
  /** Returns the glyph of a character; null if the font has none. */
  glyphOf(codePoint: number): number | null;
}

/** Format of a table that maps all of Unicode. */
const ALL_OF_UNICODE = 12;
const WORDS = 4;

/** Reads a TrueType font. @throws Error if a table is missing */
export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const offsetOf = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
  const head = offsetOf('head');
  const hhea = offsetOf('hhea');
  const hmtx = offsetOf('hmtx');
  const glyphs = view.getUint16(offsetOf('maxp') + 4);
  const metrics = view.getUint16(hhea + 34);
  const glyphOf = readCharacters(view, offsetOf('cmap'));
  return {
    bytes,
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    bounds: [36, 38, 40, 42].map((at) => view.getInt16(head + at)),
    // Glyphs beyond the last metric have its width.
    widths: Array.from({ length: glyphs }, (_, glyph) =>
      view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)),
    ),
    glyphOf,
  };
}

function readTables(view: DataView): ReadonlyMap<string, number> {
  const count = view.getUint16(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each)));
      return [tag, view.getUint32(at + 8)];
    }),
  );
}

/** Reads the table of characters that has most of them. */
function readCharacters(view: DataView, cmap: number): TrueType['glyphOf'] {
  const count = view.getUint16(cmap + 2);
  const subtables = Array.from(
    { length: count },
    (_, index) => cmap + view.getUint32(cmap + 4 + 8 * index + 4),
  );
  const inFormat = (format: number) => subtables.find((at) => view.getUint16(at) === format);
  const all = inFormat(ALL_OF_UNICODE);
  if (all !== undefined) return (codePoint) => inGroups(view, all, codePoint);
  const words = inFormat(WORDS);
  if (words !== undefined) return (codePoint) => inSegments(view, words, codePoint);
  throw new Error('The font has no table of characters that is known');
}

function inGroups(view: DataView, table: number, codePoint: number): number | null {
  const groups = view.getUint32(table + 12);
  for (let group = 0; group < groups; group += 1) {
    const at = table + 16 + 12 * group;
    const start = view.getUint32(at);
    if (codePoint >= start && codePoint <= view.getUint32(at + 4)) {
      return view.getUint32(at + 8) + codePoint - start;
    }
  }
  return null;
}

function inSegments(view: DataView, table: number, codePoint: number): number | null {
  const doubled = view.getUint16(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  for (let segment = 0; segment < doubled; segment += 2) {
    if (codePoint > view.getUint16(ends + segment)) continue;
    const start = view.getUint16(starts + segment);
    if (codePoint < start) return null;
    const delta = view.getInt16(starts + doubled + segment);
    const ranges = starts + 2 * doubled + segment;
    const range = view.getUint16(ranges);
    if (range === 0) return notMissing((codePoint + delta) & 0xffff);
    const glyph = view.getUint16(ranges + range + 2 * (codePoint - start));
    return glyph === 0 ? null : notMissing((glyph + delta) & 0xffff);
  }
  return null;
}

/** Glyph 0 is the one for missing characters. */
function notMissing(glyph: number): number | null {
  return glyph === 0 ? null : glyph;
}
