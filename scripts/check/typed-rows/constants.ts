import { isNode, listIn, numberIn, type TreeValue, wordIn } from './node-tree.ts';

const BOOLEAN = 16;
const INTEGERS: ReadonlySet<number> = new Set([20, 21, 23]);
const TEXTS: ReadonlySet<number> = new Set([25, 1042, 1043]);
/** Type `unknown`, of literals for arguments of any type; zero-terminated. */
const UNKNOWN = 705;
/** Size of the length prefix of a text, in bytes. */
const LENGTH = 4;

/**
 * Returns the value of a constant: string, number, boolean or null; undefined for anything else.
 */
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
