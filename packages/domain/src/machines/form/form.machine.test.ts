import { ApiError } from '@claypot/sdk';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { message } from './fields/messages.ts';
import { fillIn } from './fill-in.ts';
import { createForm } from './form.implementation.ts';
import { selectForm } from './form.selectors.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(message('FULL_NAME_REQUIRED'))),
  email: v.pipe(
    v.string(),
    v.nonEmpty(message('EMAIL_REQUIRED')),
    v.email(message('EMAIL_INVALID')),
  ),
});

function setUp() {
  const submit = vi.fn<(output: v.InferOutput<typeof schema>) => Promise<void>>();
  const form = createForm({ schema, initial: () => ({ name: '', email: '' }), submit });
  const actor = createActor(form);
  actor.start();
  const change = (values: Partial<v.InferInput<typeof schema>>) => fillIn(actor, values);
  return { actor, submit, change, view: () => selectForm(actor.getSnapshot()) };
}

describe('form machine', () => {
  it('shows no errors before the first submit', () => {
    const { change, view } = setUp();
    change({ email: 'nonsense' });
    expect(view().errors).toEqual({});
  });

  it('shows all field errors and marks the first field', () => {
    const { actor, submit, view } = setUp();
    actor.send({ type: 'SUBMIT' });
    expect(view()).toMatchObject({
      errors: { name: 'FULL_NAME_REQUIRED', email: 'EMAIL_REQUIRED' },
      firstInvalid: 'name',
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it('removes a field error when the field is corrected', () => {
    const { actor, change, view } = setUp();
    actor.send({ type: 'SUBMIT' });
    change({ name: 'Ann' });
    expect(view().errors).toEqual({ email: 'EMAIL_REQUIRED' });
    change({ email: 'ann' });
    expect(view().errors).toEqual({ email: 'EMAIL_INVALID' });
  });

  it('submits the schema’s output once when submitted twice', async () => {
    const { actor, change, submit, view } = setUp();
    const reply = deferred<void>();
    submit.mockReturnValue(reply.promise);
    change({ name: ' Ann ' });
    change({ email: 'ann@example.com' });
    actor.send({ type: 'SUBMIT' });
    actor.send({ type: 'SUBMIT' });
    change({ name: 'Bob' });
    expect(view()).toMatchObject({ busy: true, values: { name: ' Ann ' } });
    reply.resolve();
    await replies();
    expect(view()).toMatchObject({ busy: false, done: true });
    expect(submit.mock.calls.map(([output]) => output)).toEqual([
      { name: 'Ann', email: 'ann@example.com' },
    ]);
  });

  it('shows the server’s error until a change and allows another submit', async () => {
    const { actor, change, submit, view } = setUp();
    change({ name: 'Ann' });
    change({ email: 'ann@example.com' });
    submit.mockRejectedValueOnce(
      new ApiError({ code: 'USER_NOT_FOUND', kind: 'rejected', status: 422 }),
    );
    actor.send({ type: 'SUBMIT' });
    await replies();
    expect(view()).toMatchObject({ rejection: 'USER_NOT_FOUND', busy: false });
    change({ name: 'Bob' });
    expect(view().rejection).toBeNull();
    submit.mockResolvedValue(undefined);
    actor.send({ type: 'SUBMIT' });
    await replies();
    expect(view().done).toBe(true);
  });
});
