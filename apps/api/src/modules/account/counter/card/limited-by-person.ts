import type { CounterContext } from '../../../../contract/counter/context.ts';
import { requirePerson } from '../../../staff/index.ts';

/**
 * Returns the context with the person in place of the network address, to which the limits of codes
 * apply. All tablets of a branch and the phones of its guests may share one address.
 */
export function limitedByPerson(context: CounterContext): CounterContext {
  return { ...context, address: `staff ${context.company.id} ${requirePerson(context).id}` };
}
