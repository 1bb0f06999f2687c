import { type Cents, cents } from '@claypot/sdk';

/** Notes, in cents. */
const NOTES = [100, 500, 1000, 2000, 5000, 10_000] as const;

/** Maximum number of amounts that are offered beside the exact one. */
const MOST = 4;

/** Returns what a customer is likely to hand over: the exact amount, then the next ones in notes. */
export function quickTenders(due: Cents): Cents[] {
  const next = NOTES.map((note) => Math.ceil(due / note) * note).filter((amount) => amount > due);
  const amounts = [...new Set(next)].sort((a, b) => a - b).slice(0, MOST);
  return [due, ...amounts.map((amount) => cents(amount))];
}
