import type { Quotation } from '@claypot/sdk';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import type { Ports } from '../../ports/ports.ts';
import { wireTime } from '../fulfilment/requested-time.ts';
import { quotationMachine } from './quotation.machine.ts';
import type { Delivery } from './quotation.types.ts';

/** Creates the quotation machine with its request. */
export function createQuotationImplementations({
  api,
  connection,
}: Pick<Ports, 'api' | 'connection'>) {
  return quotationMachine.provide({
    actors: {
      connection: fromConnection(connection),
      requestQuotation: fromRequest<Quotation, Delivery>(async ({ input, signal }) => {
        const { address, branch_id, requestedTime } = input;
        if (address === null || branch_id === null) {
          throw new Error('The courier was asked before it was known from where or to where');
        }
        const body = {
          branch_id,
          customer_delivery_address_longitude: address.longitude,
          customer_delivery_address_latitude: address.latitude,
          customer_full_address: address.full_address,
          state_id: address.state_id,
          customer_contact_name: address.mail_name,
          customer_contact_phone: address.mail_phone,
          delivery_time: wireTime(requestedTime),
        };
        return api.cartGetQuotation({ body }, { signal });
      }),
    },
  });
}
