import { fieldIssue, required } from '@claypot/domain/flows';
import { formatMoneyString } from '@claypot/sdk';
import type { DayClose } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { visibleText } from '../../orders/money/action/visible-text.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { typedCash } from '../count/typed-cash.ts';
import { closeKey } from './closes.implementation.ts';
import { correctedDrawer } from './corrected-drawer.ts';

const cash = v.pipe(
  v.string(),
  v.check((text) => typedCash(text) !== null, message('AMOUNT_INVALID')),
);

const fields = v.object({
  counted: cash,
  left: cash,
  reason: v.pipe(v.string(), v.transform(visibleText), v.nonEmpty(message('REASON_REQUIRED'))),
});

const correctCloseSchema = v.pipe(
  fields,
  v.rawCheck(({ addIssue, dataset }) => {
    if (!dataset.typed) return;
    const counted = typedCash(dataset.value.counted);
    const left = typedCash(dataset.value.left);
    if (counted === null || left === null || left <= counted) return;
    addIssue(fieldIssue(dataset.value, 'left', message('LEFT_TOO_LARGE')));
  }),
);

export type CorrectCloseValues = v.InferInput<typeof correctCloseSchema>;

/** A close and the drawer in it to correct. */
export interface CorrectCloseInput {
  readonly close: DayClose;
  readonly drawerId: string;
}

/** Creates the form that corrects the counted cash of a close. */
export function createCorrectClose({
  api,
  cache,
  random,
}: Pick<CounterRuntime, 'api' | 'cache' | 'random'>) {
  const keys = createPressKeys(random);
  return createForm({
    schema: correctCloseSchema,
    initial: ({ close, drawerId }: CorrectCloseInput): CorrectCloseValues => {
      const { counted, left } = correctedDrawer(close, drawerId);
      return {
        counted: counted === null ? '' : formatMoneyString(counted),
        left: formatMoneyString(left),
        reason: '',
      };
    },
    async submit(correction, signal, { close, drawerId }) {
      const { branch_id, number } = close.summary;
      const seen = correctedDrawer(close, drawerId);
      const body = {
        branch_id,
        number,
        drawer_id: drawerId,
        counted_before: seen.counted,
        counted: required(typedCash(correction.counted)),
        left: close.is_last ? required(typedCash(correction.left)) : seen.left,
        reason: correction.reason,
      };
      const corrected = await keys.run(['correctClose', JSON.stringify(body)], (key) =>
        api.correctClose({ headers: { 'Idempotency-Key': key }, body }, { signal }),
      );
      cache.put(closeKey({ branch_id, number }), corrected);
    },
  });
}
