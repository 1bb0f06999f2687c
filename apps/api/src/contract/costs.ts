import type { OperationId } from '@claypot/sdk/contract-types';
import type { Cost } from '../platform/http/limits/rate-limiter.ts';
import { contract } from './schema/document.ts';
import { listOperations } from './schema/operations.ts';

const READ: Cost = 1;
const CHANGE: Cost = 5;
/** Hashing a password uses a core for as long as ten changes. */
const PASSWORD: Cost = 20;

/** Reads as expensive as a change: they call the courier or read all data of a member. */
const DEAR_READS: ReadonlySet<OperationId> = new Set<OperationId>([
  'cartGetQuotation',
  'deliveryOptions',
  'memberData',
]);

/**
 * Operations that the contract does not mark safe count as changes, so new ones are never cheap by
 * default.
 */
const READS: ReadonlySet<OperationId> = new Set(
  listOperations(contract)
    .filter(({ id, isSafe }) => isSafe && !DEAR_READS.has(id))
    .map(({ id }) => id),
);

const PASSWORDS: ReadonlySet<OperationId> = new Set<OperationId>([
  'accountClose',
  'authLogin',
  'authLoginByMemberNo',
  'authResetPassword',
  'register',
  'updatePassword',
]);

/** Returns the rate-limit units that an operation consumes. */
export function costOf(operation: OperationId): Cost {
  if (PASSWORDS.has(operation)) return PASSWORD;
  return READS.has(operation) ? READ : CHANGE;
}
