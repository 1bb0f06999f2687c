import type { PinPadView } from '@claypot/counter/staff';
import type { PersonOfDevice } from '@claypot/sdk/counter';

function aPerson(id: string, name: string, fields: Partial<PersonOfDevice> = {}): PersonOfDevice {
  return { id, name, role: 'cashier', pin_digits: 6, pin_locked: false, ...fields };
}

const AISHA = aPerson('stf_1', 'Aisha binti Rahman', { role: 'manager' });

/** Staff of a branch for stories. */
export const PEOPLE: readonly PersonOfDevice[] = [
  AISHA,
  aPerson('stf_2', '陈美玲'),
  aPerson('stf_3', 'Kumar s/o Selvam', { role: 'kitchen', pin_digits: 4 }),
  aPerson('stf_4', 'Nurul Izzati', { pin_locked: true }),
  aPerson('stf_5', 'Tan Wei Ming', { role: 'kitchen', pin_digits: 4 }),
  aPerson('stf_6', 'Farid Hakim', { role: 'owner' }),
];

/** Returns the view of a PIN pad without a chosen person. */
export function aPad(fields: Partial<PinPadView> = {}): PinPadView {
  return {
    status: 'choosing',
    people: PEOPLE,
    person: null,
    count: 0,
    length: 0,
    problem: null,
    ...fields,
  };
}

/** Returns the view of a PIN pad for a chosen manager. */
export function anEnteredPad(fields: Partial<PinPadView> = {}): PinPadView {
  return aPad({ status: 'entering', person: AISHA, length: 6, ...fields });
}
