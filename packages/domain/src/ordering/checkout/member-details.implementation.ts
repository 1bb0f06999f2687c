import { type EventObject, fromCallback } from 'xstate';
import type { EventBus } from '../../events/event-bus.ts';
import type { FormActor } from '../../machines/form/form.selectors.ts';
import { type KnownDetailsDeps, knownDetails } from './known-details.ts';
import type { OrderFormValues } from './order-form.schema.ts';

const CONTACT_FIELDS = ['full_name', 'email', 'phone'] as const;

export interface MemberDetailsDeps extends KnownDetailsDeps {
  events: Pick<EventBus, 'on'>;
}

/**
 * Creates an actor for an open order form. When the customer signs in or up at the checkout, it
 * fills in the empty contact fields from the member. It never replaces typed values.
 */
export function createMemberDetails(deps: MemberDetailsDeps) {
  return fromCallback<EventObject, { form: FormActor<OrderFormValues> }>(({ input: { form } }) =>
    deps.events.on({
      'owner.changed': () => {
        const details = knownDetails(deps);
        const { values } = form.getSnapshot().context;
        for (const field of CONTACT_FIELDS) {
          const value = details[field];
          if (values[field] === '' && value !== '') {
            form.send({ type: 'CHANGE', change: { field, value } });
          }
        }
      },
    }),
  );
}
