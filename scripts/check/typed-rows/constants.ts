import { isNode, listIn, numberIn, type TreeValue, wordIn } from './node-tree.ts';

const BOOLEAN = 16;
const INTEGERS: ReadonlySet<number> = new Set([20, 21, 23]);
const TEXTS: ReadonlySet<number> = new Set([25, 1042, 1043]);
/** A literal that an argument of any type takes; it ends with a zero. */
const UNKNOWN = 705;
/** A length of four bytes comes before the bytes of a text. */
const LENGTH = 4;

/** Value of a constant: a string, a number, a boolean or null; undefined if it is none of these. */
export function constantOf(value: TreeValue | undefined): unknown {
  if (!isNode(value, 'CONST')) return undefined;
  if (wordIn(value, 'constisnull') === 'true') return null;
  const bytes = listIn(value, 'constvalue')
    .filter((word) => typeof word === 'string' && /^-?\d+$/.test(word))
    .slice(1)
    .map((word) => Number(word) & 0xff);
  const type = numberIn(value, 'consttype');
  if (type === BOOLEAN) return bytes[0] === 1;
  if (type === UNKNOWN) return Buffer.from(bytes.slice(0, -1)).toString();
  if (TEXTS.has(type)) return Buffer.from(bytes.slice(LENGTH)).toString();
  if (INTEGERS.has(type)) return Number(Buffer.from(bytes.slice(0, 4)).readInt32LE());
  return undefined;
}
