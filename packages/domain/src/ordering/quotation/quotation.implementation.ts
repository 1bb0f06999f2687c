import type { Quotation } from '@claypot/sdk';
import { assign } from 'xstate';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { wireTime } from '../fulfilment/requested-time.ts';
import { quotationMachine } from './quotation.machine.ts';
import type { Delivery } from './quotation.types.ts';

interface QuotationDeps extends Pick<Ports, 'api' | 'connection'> {
  cache: Pick<QueryCache, 'peekDehydrated' | 'put'>;
}

const keyOf = ({ address, branch_id, requestedTime }: Delivery) =>
  queryKey<Quotation>(
    'quotation',
    branch_id,
    address && [address.latitude, address.longitude, address.full_address],
    wireTime(requestedTime),
  );

/** Creates the quotation machine with its request. */
export function createQuotationImplementations({ api, cache, connection }: QuotationDeps) {
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
        const quotation = await api.cartGetQuotation({ body }, { signal });
        // For the page, if this is a server; else nothing reads it.
        cache.put(keyOf(input), quotation);
        return quotation;
      }),
    },
    guards: {
      isDehydrated: ({ context }) => cache.peekDehydrated(keyOf(context.delivery)) !== undefined,
    },
    actions: {
      hydrate: assign({
        quotation: ({ context }) => cache.peekDehydrated(keyOf(context.delivery)) ?? null,
      }),
    },
  });
}
