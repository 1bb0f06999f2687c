import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { Branch } from '../../company/index.ts';
import type { HeldSeats } from '../times/exchange-seats.ts';
import { quartersOf } from '../times/free-times.ts';
import type { Stay } from '../times/offered-times.ts';
import { findFreeSeats, NoSeatsLeft } from '../times/seats.ts';

/** The stay of a change, and the seats that the party has already. */
export interface WantedSeats {
  readonly stay: Stay;
  /** Null for a new booking. */
  readonly held: HeldSeats | null;
}

/**
 * Runs a change of seats, and names the free seats if there are too few. It undoes what the change
 * has written by then.
 * @throws ApiError `NO_SEATS_LEFT`
 */
export async function withSeats<Result>(
  tx: Transaction,
  branch: Branch,
  wanted: WantedSeats,
  work: () => Promise<Result>,
): Promise<Result> {
  await tx.script('savepoint seats');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NoSeatsLeft)) throw error;
    await tx.script('rollback to savepoint seats');
    const data = { free: await leastFree(tx, branch, wanted) };
    throw new ApiError('NO_SEATS_LEFT', { data });
  }
}

/** Returns the largest party that would fit. The party's own seats are free for it. */
async function leastFree(
  tx: Transaction,
  { company_id: companyId, id: branchId, number_of_seats: seats }: Branch,
  { stay, held }: WantedSeats,
): Promise<number> {
  const freeSeats = await findFreeSeats(tx, { companyId, branchId, ...stay }, seats);
  const own = new Set(held === null ? [] : quartersOf(held));
  const freeIn = (quarter: number) =>
    (freeSeats.get(quarter) ?? seats) + (own.has(quarter) ? (held?.party ?? 0) : 0);
  return Math.min(...quartersOf(stay).map(freeIn));
}
