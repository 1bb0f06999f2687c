import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductEvent } from '../../events/product-events.ts';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { countingRandom } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { type AddressDraft, draftAt } from '../addresses/address.ts';
import { anAddress } from '../addresses/testing/samples.ts';
import { aPlace } from '../place-search/testing/samples.ts';
import { createAddressForm } from './address-form.implementation.ts';
import type { AddressFormValues } from './address-form.schema.ts';

const DRAFT: AddressDraft = draftAt(aPlace());
const FROM = '/bookmarkAddress/bangsar?returnTo=%2Fmenu';
const { id: _id, customer_id: _owner, ...NAMED } = anAddress();

describe('createAddressForm', () => {
  function form(address: AddressDraft = DRAFT, ...failures: Error[]) {
    const saved: AddressDraft[] = [];
    const emitted: ProductEvent[] = [];
    const references: string[] = [];
    const machine = createAddressForm({
      random: countingRandom(),
      receiver: () => null,
      save: async (address, reference) => {
        references.push(reference);
        const failure = failures.shift();
        if (failure) throw failure;
        saved.push(address);
      },
      emit: (event) => void emitted.push(event),
    });
    const actor = createActor(machine, { input: { address, from: FROM } }).start();
    const fill = (values: Partial<AddressFormValues>) => fillIn(actor, values);
    const submit = async () => {
      actor.send({ type: 'SUBMIT' });
      await replies();
    };
    return {
      fill,
      submit,
      saved,
      references,
      emitted,
      view: () => selectForm(actor.getSnapshot()),
    };
  }

  test('requires unit number, street, postcode, name and phone number', async () => {
    const { fill, submit, saved, view } = form({ ...DRAFT, mail_street: '' });
    fill({ mail_postcode: '5910' });
    await submit();
    expect(view()).toMatchObject({
      errors: {
        mail_name: 'NAME_REQUIRED',
        mail_phone: 'PHONE_REQUIRED',
        mail_unit_no: 'UNIT_NO_REQUIRED',
        mail_street: 'STREET_REQUIRED',
        mail_postcode: 'POSTCODE_INVALID',
      },
      firstInvalid: 'mail_unit_no',
    });
    expect(saved).toEqual([]);
  });

  test('preserves the place and fields that are not in the form', async () => {
    const { fill, submit, saved, emitted } = form();
    fill({ mail_name: ' Ann Tan ', mail_phone: '012-345 6789', mail_unit_no: '12-3' });
    await submit();
    expect(saved).toEqual([{ ...NAMED, id: null }]);
    expect(emitted).toEqual([{ type: 'address.saved', from: FROM }]);
  });

  test('replaces street and postcode in the full address too', async () => {
    const { fill, submit, saved } = form(anAddress());
    fill({ mail_street: 'Jalan Maarof' });
    fill({ mail_postcode: '59000' });
    await submit();
    expect(saved).toMatchObject([
      {
        mail_street: 'Jalan Maarof',
        mail_postcode: '59000',
        full_address: 'Jalan Maarof, Bangsar Baru, 59000 Kuala Lumpur',
      },
    ]);
  });

  test('starts with the values of an existing address', () => {
    expect(form(anAddress({ notes: 'Ring twice', is_default: 0 })).view().values).toMatchObject({
      mail_name: 'Ann Tan',
      notes: 'Ring twice',
      is_default: false,
    });
  });

  test('retries with the same reference after a failure', async () => {
    const { fill, submit, references, saved, emitted, view } = form(DRAFT, new Error('lost'));
    fill({ mail_name: 'Ann Tan', mail_phone: '012-345 6789', mail_unit_no: '12-3' });
    await submit();
    expect(view().rejection).toBe('ERROR');
    expect(emitted).toEqual([]);
    await submit();
    expect(saved).toHaveLength(1);
    expect(new Set(references).size).toBe(1);
    expect(emitted).toEqual([{ type: 'address.saved', from: FROM }]);
  });
});
