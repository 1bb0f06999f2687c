/** Subset of a source map, as the bundler writes it. */
export interface ScriptMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
/** Marks a base64 digit that is followed by another of the same number. */
const CONTINUED = 32;
const DIGIT_BITS = 5;

/** Returns the numbers of one segment, encoded as variable-length quantities in base64. */
function decodeSegment(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = VALUES.get(digit) ?? 0;
    value += (bits % CONTINUED) * 2 ** shift;
    if (bits >= CONTINUED) shift += DIGIT_BITS;
    else {
      // The lowest bit is the sign.
      numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}

/**
 * Returns the characters of a script by the source they come from, according to its source map. The
 * key `''` has those without a source, such as import statements of the bundler.
 */
export function bytesPerModule(code: string, map: ScriptMap): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  const add = (source: number, count: number) => {
    const name = map.sources[source] ?? '';
    if (count > 0) bytes.set(name, (bytes.get(name) ?? 0) + count);
  };
  const lines = code.split('\n');
  let source = 0;
  for (const [row, encoded] of map.mappings.split(';').entries()) {
    const length = lines[row]?.length ?? 0;
    let column = 0;
    let current = -1;
    for (const segment of encoded === '' ? [] : encoded.split(',')) {
      const [columns = 0, sources] = decodeSegment(segment);
      add(current, columns);
      column += columns;
      if (sources !== undefined) source += sources;
      current = sources === undefined ? -1 : source;
    }
    add(current, length - column);
  }
  return bytes;
}
