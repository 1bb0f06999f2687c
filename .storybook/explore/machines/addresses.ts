import { addressesMachine } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { HOME, OFFICE } from '../../../apps/web/src/screens/places/addresses/samples.ts';
import { explore } from '../exploration.ts';

/** A guest's addresses, which stand on the device. */
export const addressesExploration = explore<typeof addressesMachine>({
  machine: addressesMachine,
  file: 'places/addresses/addresses.machine.ts',
  actor: ({ app }) => app.addresses,
  path: pathTo('addressBook'),
  who: 'guest',
  prepare: ({ app }) => app.addresses.send({ type: 'SAVE', address: { ...HOME, id: null } }),
  asks: ['addressList', 'addressUpdateDefault', 'addressDelete'],
  offers: ({ app }) => {
    const { addresses } = app.addresses.getSnapshot().context;
    return {
      SAVE: [['an office', { type: 'SAVE', address: { ...OFFICE, id: null } }]],
      REMOVE: addresses.map(({ id, mail_street }) => [mail_street, { type: 'REMOVE', id }]),
      SET_DEFAULT: addresses.map(({ id, mail_street }) => [
        mail_street,
        { type: 'SET_DEFAULT', id },
      ]),
      REPLACE: [['both samples', { type: 'REPLACE', addresses: [HOME, OFFICE] }]],
    };
  },
});
