import type { KeyValueStorage } from '@claypot/domain/ports';
import { createStored } from '@claypot/domain/storage';
import * as v from 'valibot';
import type { TicketPrint } from '../views.ts';

/** Maximum stored tickets: more than a device prints in a week. */
const MOST = 1000;

/** Tickets that this device has printed with the browser, which the server does not know. */
export interface PrintedTickets {
  /** Stores a print. Returns true if the same ticket was printed before, so this is a duplicate. */
  add(ticket: TicketPrint): boolean;
}

/** Returns the storage of the tickets that the browser has printed. */
export function createPrintedTickets(storage: KeyValueStorage, subdomain: string): PrintedTickets {
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-printed-tickets',
    version: 1,
    schema: v.array(v.string()),
  });
  return {
    add({ kind, order_id }) {
      const ticket = `${kind} ${order_id}`;
      const printed = stored.read() ?? [];
      const isDuplicate = printed.includes(ticket);
      if (!isDuplicate) stored.write([ticket, ...printed].slice(0, MOST));
      return isDuplicate;
    },
  };
}
