import { line } from '@claypot/domain/flows';
import * as v from 'valibot';
import { chosen } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';

/** Maximum length of a device's name, in characters. */
const NAME_LENGTH = 40;

const pairDeviceSchema = v.object({
  branch_id: chosen('BRANCH_REQUIRED'),
  name: v.pipe(line(NAME_LENGTH), v.nonEmpty(message('DEVICE_NAME_REQUIRED'))),
});

export type PairDeviceValues = v.InferInput<typeof pairDeviceSchema>;

/** Creates the form with which a manager signs this device in to a branch. */
export function createPairDevice({
  api,
  emit,
  identity,
  session,
}: Pick<CounterRuntime, 'api' | 'emit' | 'identity' | 'session'>) {
  return createForm({
    schema: pairDeviceSchema,
    initial: () => ({ branch_id: identity().branch?.id ?? '', name: '' }),
    async submit(body, signal) {
      await session.change(() => api.pairDevice({ body }, { signal }));
      emit({ type: 'devices.changed' });
    },
  });
}
