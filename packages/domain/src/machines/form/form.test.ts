import * as v from 'valibot';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { replies } from '../../testing/replies.ts';
import { fieldErrors } from './field-errors.ts';
import { filled, plainDate } from './fields/fields.ts';
import { message } from './fields/messages.ts';
import { fillIn } from './fill-in.ts';
import { createForm } from './form.implementation.ts';
import { type FormActor, type FormView, selectForm } from './form.selectors.ts';
import type { FieldChange } from './form.types.ts';

/** A form with a text, a number, a checkbox and a date. */
const schema = v.object({
  name: v.string(),
  seats: v.pipe(filled(v.number(), 'NAME_REQUIRED'), v.maxValue(8, message('TOO_LONG'))),
  baby_chair: v.boolean(),
  date: filled(plainDate, 'DATE_OF_BIRTH_REQUIRED'),
});

type Values = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;

const DATE = Temporal.PlainDate.from('2026-11-28');
const FILLED: Values = { name: 'Ann', seats: 4, baby_chair: true, date: DATE };

function setUp() {
  const submit = vi.fn<(output: Output, signal: AbortSignal, branch: string) => Promise<void>>();
  submit.mockResolvedValue();
  const form = createForm({
    schema,
    initial: (branch: string) => ({ name: branch, seats: null, baby_chair: false, date: null }),
    submit,
  });
  const actor = createActor(form, { input: 'bangsar' }).start();
  return { actor, form, submit, view: () => selectForm(actor.getSnapshot()) };
}

describe('createForm', () => {
  test('rejects null for a required number and date', () => {
    const { actor, submit, view } = setUp();
    expect(view().values).toEqual({ name: 'bangsar', seats: null, baby_chair: false, date: null });
    actor.send({ type: 'SUBMIT' });
    expect(view().errors).toEqual({ seats: 'NAME_REQUIRED', date: 'DATE_OF_BIRTH_REQUIRED' });
    expect(view().firstInvalid).toBe('seats');
    expect(submit).not.toHaveBeenCalled();
  });

  test('submits number, checkbox and date with their types', async () => {
    const { actor, submit, view } = setUp();
    fillIn(actor, FILLED);
    actor.send({ type: 'SUBMIT' });
    await replies();
    expect(submit.mock.calls.map(([output, , branch]) => [output, branch])).toEqual([
      [FILLED, 'bangsar'],
    ]);
    expect(view().done).toBe(true);
  });

  test('validates a number and removes its error when it is corrected', () => {
    const { actor, view } = setUp();
    fillIn(actor, { ...FILLED, seats: 9 });
    actor.send({ type: 'SUBMIT' });
    expect(view().errors).toEqual({ seats: 'TOO_LONG' });
    fillIn(actor, { seats: null });
    expect(view().errors).toEqual({ seats: 'NAME_REQUIRED' });
    fillIn(actor, { seats: 8 });
    expect(view().errors).toEqual({});
  });
});

test('throws when the schema returns a message that is no catalogue key', () => {
  const wordless = v.object({ seats: v.pipe(v.number(), v.minValue(1)) });
  expect(() => fieldErrors(wordless, { seats: 0 })).toThrow('No message of the field "seats"');
});

test('infers the types of fields from the schema', () => {
  const { actor, form, view } = setUp();
  type Sent = Parameters<typeof actor.send>[0];

  expectTypeOf(view()).toEqualTypeOf<FormView<Values>>();
  expectTypeOf(view().values.seats).toEqualTypeOf<number | null>();
  expectTypeOf(view().values.baby_chair).toEqualTypeOf<boolean>();
  expectTypeOf(view().values.date).toEqualTypeOf<Temporal.PlainDate | null>();
  expectTypeOf(view().firstInvalid).toEqualTypeOf<
    'name' | 'seats' | 'baby_chair' | 'date' | null
  >();
  expectTypeOf(view().errors).not.toHaveProperty('chairs');
  expectTypeOf(actor).toExtend<FormActor<Values>>();

  expectTypeOf<FieldChange<Values>>().toEqualTypeOf<
    | { field: 'name'; value: string }
    | { field: 'seats'; value: number | null }
    | { field: 'baby_chair'; value: boolean }
    | { field: 'date'; value: Temporal.PlainDate | null }
  >();
  type Change<TField, TValue> = { type: 'CHANGE'; change: { field: TField; value: TValue } };
  expectTypeOf<Change<'seats', number>>().toExtend<Sent>();
  expectTypeOf<Change<'seats', string>>().not.toExtend<Sent>();
  expectTypeOf<Change<'baby_chair', boolean>>().toExtend<Sent>();
  expectTypeOf<Change<'baby_chair', '1'>>().not.toExtend<Sent>();
  expectTypeOf<Change<'date', Temporal.PlainDate>>().toExtend<Sent>();
  expectTypeOf<Change<'date', '2026-11-28'>>().not.toExtend<Sent>();
  expectTypeOf<Change<'chairs', number>>().not.toExtend<Sent>();

  // @ts-expect-error The input is the id of a branch, a string.
  void (() => createActor(form, { input: 7 }));
  // @ts-expect-error The input is required.
  void (() => createActor(form));
  // @ts-expect-error The number of seats is a number.
  void (() => fillIn(actor, { seats: '4' }));
});
