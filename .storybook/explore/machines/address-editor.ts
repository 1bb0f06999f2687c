import { addressEditorMachine } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { HOME } from '../../../apps/web/src/screens/places/addresses/samples.ts';
import { explore } from '../exploration.ts';

/** An address that is written: its form, and the question about its pin. */
export const addressEditorExploration = explore<typeof addressEditorMachine>({
  machine: addressEditorMachine,
  file: 'places/address-form/address-editor.machine.ts',
  actor: ({ started }) => started.read('addressEditor'),
  path: pathTo('editAddress', { id: HOME.id }),
  who: 'guest',
  prepare: ({ app }) => app.addresses.send({ type: 'SAVE', address: HOME }),
  asks: ['placeSearch', 'placeDetail', 'deliveryOptions'],
  offers: () => ({
    CHANGE: [
      ['a postcode', { type: 'CHANGE', change: { field: 'mail_postcode', value: '10200' } }],
      ['no door', { type: 'CHANGE', change: { field: 'mail_unit_no', value: '' } }],
    ],
    MOVE_PIN: [
      ['next door', { type: 'MOVE_PIN', latitude: '3.130200', longitude: '101.671600' }],
      ['to Penang', { type: 'MOVE_PIN', latitude: '5.414200', longitude: '100.328700' }],
    ],
  }),
});
