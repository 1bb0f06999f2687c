import { fieldIssue, mobileNumber, queryKey } from '@claypot/domain/flows';
import type { BranchState } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { minutes, optional } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BranchInput } from '../devices/devices.machine.ts';

type BranchDeps = Pick<CounterRuntime, 'api' | 'cache' | 'emit'>;

const branchKey = (branch_id: string) => queryKey<BranchState>('branch', branch_id);

/** Creates the query of a branch's state and settings, which the board contains. */
export function createBranch({ api, cache }: Omit<BranchDeps, 'emit'>) {
  return createQuery<BranchInput, BranchState>(cache, {
    key: ({ branch_id }) => branchKey(branch_id),
    load: async (body, signal) => (await api.board({ body }, { signal })).branch,
    staleAfter: 0,
  });
}

/** Bounds of the contract, in minutes. */
const WAIT = { least: 1, most: 60 };
const LOCK = { least: 1, most: 240 };

const fields = v.object({
  acceptance: v.picklist(['automatic', 'manual']),
  escalation_phone: optional(mobileNumber),
  escalate_after_minutes: minutes(WAIT),
  refuse_after_minutes: minutes(WAIT),
  lock_minutes: minutes(LOCK),
  simulator: v.nullable(v.boolean()),
});

const waits = v.object({
  escalate_after_minutes: fields.entries.escalate_after_minutes,
  refuse_after_minutes: fields.entries.refuse_after_minutes,
});

const branchSettingsSchema = v.pipe(
  fields,
  // The text message is of no use once the order is rejected.
  v.rawCheck(({ dataset, addIssue }) => {
    const { value } = dataset;
    const { output, success } = v.safeParse(waits, value);
    if (!success || output.escalate_after_minutes < output.refuse_after_minutes) return;
    addIssue(fieldIssue(output, 'escalate_after_minutes', message('ESCALATION_TOO_LATE')));
  }),
);

export type BranchSettingsValues = v.InferInput<typeof branchSettingsSchema>;

/** Creates the form of a branch's settings. Start it with the branch as `input`. */
export function createBranchSettings({ api, cache, emit }: BranchDeps) {
  return createForm({
    schema: branchSettingsSchema,
    initial: (branch: BranchState): BranchSettingsValues => ({
      acceptance: branch.acceptance,
      escalation_phone: branch.escalation_phone ?? '',
      escalate_after_minutes: branch.escalate_after_minutes,
      refuse_after_minutes: branch.refuse_after_minutes,
      lock_minutes: branch.lock_minutes,
      simulator: branch.simulator,
    }),
    async submit(settings, signal, { id }) {
      const body = { ...settings, branch_id: id };
      const branch = await api.updateBranchSettings({ body }, { signal });
      cache.put(branchKey(id), branch);
      emit({ type: 'branch.changed', branch });
    },
  });
}
