import { guestMigrationMachine } from '@claypot/domain/account';
import { pathTo } from '@claypot/domain/routes';
import { SILVER } from '../../../apps/web/src/screens/account/me/samples.ts';
import { HOME, OFFICE } from '../../../apps/web/src/screens/places/addresses/samples.ts';
import { explore } from '../exploration.ts';

/** A guest with a cart and two addresses has just signed in. */
export const guestMigrationExploration = explore<typeof guestMigrationMachine>({
  machine: guestMigrationMachine,
  file: 'account/guest-migration/guest-migration.machine.ts',
  actor: ({ started }) => started.read('guestMigration'),
  path: pathTo('home'),
  who: 'guest',
  prepare: ({ app, forecast }) => {
    for (const address of [HOME, OFFICE]) {
      app.addresses.send({ type: 'SAVE', address: { ...address, id: null } });
    }
    forecast.choose('cartMigrateGuestPreview', 'CartsConflict');
    app.session.send({ type: 'SIGNED_IN', user: SILVER, api_token: 'sandbox' });
  },
  asks: ['cartMigrateGuestPreview', 'cartMigrateGuest', 'createAddress'],
  offers: ({ started }) => {
    const addresses: readonly { id: string; mail_street: string }[] =
      started.read('guestMigration')?.getSnapshot().context.addresses ?? [];
    return {
      CHOOSE: [
        ["the guest's cart", { type: 'CHOOSE', keep: 'guest' }],
        ["the member's cart", { type: 'CHOOSE', keep: 'member' }],
      ],
      TOGGLE: addresses.map(({ id, mail_street }) => [mail_street, { type: 'TOGGLE', id }]),
    };
  },
});
