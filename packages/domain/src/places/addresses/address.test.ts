import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, fullAddress, withAddress, withDefault, withoutAddress } from './address.ts';
import { anAddress } from './testing/samples.ts';

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('save' as const), id: ids, is_default: fc.constantFrom(0, 1) }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'default' as const), id: ids }),
  ),
);

function after(list: Address[], step: { kind: string; id: string; is_default?: number }) {
  if (step.kind === 'remove') return withoutAddress(list, step.id);
  if (step.kind === 'default') return withDefault(list, step.id);
  return withAddress(list, anAddress({ id: step.id, is_default: step.is_default === 1 ? 1 : 0 }));
}

describe('fullAddress', () => {
  const area = anAddress({ mail_street: '', full_address: 'Bangsar, 59100 Kuala Lumpur' });

  it.each([
    ['takes in the street the place did not bring', area, 'Jalan Maarof', '59100'],
    ['is written with another postcode', area, 'Jalan Maarof', '59000'],
    ['takes a street as it is typed', area, '$& Lorong $1', '59100'],
  ])('%s', (_, before, mail_street, mail_postcode) => {
    expect(fullAddress(before, { mail_street, mail_postcode })).toBe(
      `${mail_street}, Bangsar, ${mail_postcode} Kuala Lumpur`,
    );
  });

  it('replaces the street at its position', () => {
    const before = anAddress({
      mail_street: 'Jalan Ampang',
      full_address: 'KLCC, Jalan Ampang, 50088 Kuala Lumpur',
      mail_postcode: '50088',
    });
    const street = { mail_street: 'Jalan Pinang', mail_postcode: '50088' };
    expect(fullAddress(before, street)).toBe('KLCC, Jalan Pinang, 50088 Kuala Lumpur');
    expect(fullAddress(before, before)).toBe(before.full_address);
  });
});

describe('default address', () => {
  it('is exactly one in any non-empty list, after any changes', () => {
    fc.assert(
      fc.property(steps, (done) => {
        const list = done.reduce<Address[]>(after, []);
        const defaults = list.filter(({ is_default }) => is_default === 1);
        expect(defaults).toHaveLength(list.length === 0 ? 0 : 1);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      }),
    );
  });

  it('changes when another is saved as default, and not otherwise', () => {
    const list = withAddress([], anAddress({ id: 'a', is_default: 0 }));
    const two = withAddress(list, anAddress({ id: 'b', is_default: 0 }));
    expect(two.map(({ is_default }) => is_default)).toEqual([1, 0]);
    const moved = withAddress(two, anAddress({ id: 'b', is_default: 1 }));
    expect(moved.map(({ is_default }) => is_default)).toEqual([0, 1]);
  });

  it('is unchanged when the id does not exist', () => {
    const list = [anAddress()];
    expect(withDefault(list, 'gone')).toEqual(list);
  });
});
