import { NO_CHOICES, type VisitChoices } from '@claypot/domain/visit-choices';
import { expect, test } from 'vitest';
import { storeVisitChoices } from './visit-choices-cookie.ts';

const CHOICES: VisitChoices = {
  branch_id: 'ss2',
  branch_name: 'SS 2',
  delivery_method: 'pickup',
  guest_name: 'Guest_012345',
};

function begin(first: VisitChoices) {
  let context = first;
  const listeners: (() => void)[] = [];
  const written: string[] = [];
  const page = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const session = {
    getSnapshot: () => ({ context }),
    subscribe: (listener: () => void) => listeners.push(listener),
  };
  storeVisitChoices(session, page);
  const change = (next: VisitChoices) => {
    context = next;
    for (const listener of listeners) listener();
  };
  return { change, written };
}

const STORED =
  'claypot_order=pickup/Guest_012345/ss2/SS%202; path=/; max-age=31536000; samesite=lax';
const DELETED = 'claypot_order=; path=/; max-age=0; samesite=lax';

test('writes the choices at once and deletes them when there are none', () => {
  const { change, written } = begin(CHOICES);
  expect(written).toEqual([STORED]);
  change(NO_CHOICES);
  expect(written).toEqual([STORED, DELETED]);
});

test('writes again only when a choice has changed', () => {
  const { change, written } = begin(CHOICES);
  change({ ...CHOICES });
  change({ ...CHOICES, delivery_method: 'delivery' });
  expect(written).toEqual([STORED, STORED.replace('pickup', 'delivery')]);
});

test('deletes the choices of an earlier session', () => {
  expect(begin(NO_CHOICES).written).toEqual([DELETED]);
});
