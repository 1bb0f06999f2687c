import type { OperationId } from '@claypot/sdk/contract-types';
import type { Cost } from '../platform/http/limits/rate-limiter.ts';
import { contract } from './schema/document.ts';
import { listOperations } from './schema/operations.ts';

const READ: Cost = 1;
const CHANGE: Cost = 5;
/** A password takes a core for as long as ten changes. */
const PASSWORD: Cost = 20;

/** Reads that cost as much as a change: they ask the courier, or read all that is kept of a member. */
const DEAR_READS: ReadonlySet<OperationId> = new Set<OperationId>([
  'cartGetQuotation',
  'deliveryOptions',
  'memberData',
]);

/** Whatever the contract does not call safe counts as a change, so that nothing new comes cheap. */
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

/** What an operation takes of an allowance: a read the least. */
export function costOf(operation: OperationId): Cost {
  if (PASSWORDS.has(operation)) return PASSWORD;
  return READS.has(operation) ? READ : CHANGE;
}
