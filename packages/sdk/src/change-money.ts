type Change = (amount: unknown) => unknown;

/**
 * Returns a copy of `value` with `change` applied to the values at the paths; `*` matches every
 * item of a list and every value of a map.
 */
export function changeMoney(paths: readonly string[], value: unknown, change: Change): unknown {
  return paths.reduce((copy, path) => changeAt(copy, path.split('.'), change), value);
}

/** Leaves missing and null amounts unchanged: the contract decides whether they are valid. */
function changeAt(value: unknown, path: readonly string[], change: Change): unknown {
  if (value === null || value === undefined) return value;
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (key === '*') {
    if (Array.isArray(value)) return value.map((item) => changeAt(item, rest, change));
    return isRecord(value) ? changeValues(value, rest, change) : value;
  }
  if (!isRecord(value) || !(key in value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

function changeValues(value: Record<string, unknown>, path: readonly string[], change: Change) {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changeAt(inner, path, change)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
