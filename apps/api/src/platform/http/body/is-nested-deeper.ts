/**
 * Returns true if a parsed JSON value has more levels of lists and objects than allowed. Works
 * without recursion, so that no value exhausts the stack.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let level: object[] = isParent(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = level.flatMap((parent) => Object.values(parent).filter(isParent));
  }
  return false;
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
