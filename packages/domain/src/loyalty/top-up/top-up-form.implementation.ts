import type { Identity } from '@claypot/sdk';
import { BusinessError } from '../../machines/base/failure.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import { topUpSchema } from './top-up.schema.ts';
import type { TopUpEvent } from './top-up.types.ts';

export interface TopUpFormDeps {
  identity: () => Identity;
  topUp: { send(event: TopUpEvent): void };
}

/**
 * Creates the form of /topUp. A valid submission starts the payment; guests are rejected with
 * `USER_NOT_FOUND`.
 */
export function createTopUpForm({ identity, topUp }: TopUpFormDeps) {
  return createForm({
    schema: topUpSchema,
    initial: () => ({ amount: '' }),
    async submit({ amount }) {
      const { customer_id } = identity();
      if (customer_id === null) throw new BusinessError('USER_NOT_FOUND');
      topUp.send({ type: 'SUBMIT', body: { customer_id, amount }, problem: null });
    },
  });
}
