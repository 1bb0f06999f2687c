import type { SecondFactorSetup } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { oneTimeCode } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { createMutation } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { secondFactorMachine } from './second-factor.machine.ts';

const codeSchema = v.object({ code: oneTimeCode });
const initial = () => ({ code: '' });

/** Creates the settings of the second factor. Start it with `input: { isOn }` of the person. */
export function createSecondFactor({ api, session }: Pick<CounterRuntime, 'api' | 'session'>) {
  return secondFactorMachine.provide({
    actors: {
      begin: createMutation<object, SecondFactorSetup>({
        run: (_, { signal }) => api.beginSecondFactor({}, { signal }),
      }),
      confirm: createForm({
        schema: codeSchema,
        initial,
        async submit(body, signal) {
          await session.change(() => api.confirmSecondFactor({ body }, { signal }));
        },
      }),
      remove: createForm({
        schema: codeSchema,
        initial,
        async submit(body, signal) {
          await session.change(() => api.removeSecondFactor({ body }, { signal }));
        },
      }),
    },
  });
}
