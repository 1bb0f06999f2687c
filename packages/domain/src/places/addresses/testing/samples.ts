import { aPlace } from '../../place-search/testing/samples.ts';
import { type Address, draftAt } from '../address.ts';

export function anAddress(fields: Partial<Address> = {}): Address {
  return {
    ...draftAt(aPlace()),
    id: 'home',
    customer_id: null,
    mail_name: 'Ann Tan',
    mail_phone: '+60123456789',
    mail_unit_no: '12-3',
    ...fields,
  };
}
