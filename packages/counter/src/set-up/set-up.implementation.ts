import { fromRequest } from '@claypot/domain/flows';
import type { Random } from '@claypot/domain/ports';
import type { CounterSdk, Place, SetUpPlan, SetUpResult, SetUpState } from '@claypot/sdk/counter';
import { createDraftStorage, type TabStorage } from './draft-storage.ts';
import { branchOf, createBranchForm } from './forms/branch-form.implementation.ts';
import { NO_BRANCH, NO_OWNER, NO_RESTAURANT } from './forms/no-values.ts';
import { createOwnerForm, ownerOf } from './forms/owner-form.implementation.ts';
import { placeChanges } from './forms/place-changes.ts';
import { createRestaurantForm, restaurantOf } from './forms/restaurant-form.implementation.ts';
import { setUpMachine } from './set-up.machine.ts';
import type { FileChange, FoundAddress } from './set-up.types.ts';

export interface SetUpDeps {
  readonly api: CounterSdk;
  /** Storage of the tab, so that another tab or a later visit does not see the draft. */
  readonly storage: TabStorage;
  readonly random: Random;
  /** Token that the server has printed. */
  readonly token: string;
}

/** Creates the set-up. Start the machine with the input. */
export function createSetUp({ api, storage, random, token }: SetUpDeps) {
  const headers = { 'Set-Up-Token': token };
  const draft = createDraftStorage(storage, random);
  const { restaurant, branch, owner, step, key } = draft.read();
  // Secrets are in memory only, so a reload returns to their step.
  const firstStep = step === 'check' ? 'owner' : step;
  const values = { restaurant: NO_RESTAURANT, branch: NO_BRANCH, owner: NO_OWNER };
  const details = () => ({
    restaurant: restaurantOf(values.restaurant),
    branch: branchOf(values.branch),
  });
  const machine = setUpMachine.provide({
    actors: {
      load: fromRequest<SetUpState>(({ signal }) => api.setUpState({ headers }, { signal })),
      restaurant: createRestaurantForm(restaurant, (changed) => {
        values.restaurant = changed;
        draft.save({ restaurant: changed });
      }),
      branch: createBranchForm(branch, (changed) => {
        values.branch = changed;
        draft.save({ branch: changed });
      }),
      owner: createOwnerForm(owner, (changed) => {
        values.owner = changed;
        draft.save({ owner: { name: changed.name, login: changed.login } });
      }),
      storeFile: fromRequest<SetUpState, FileChange>(({ input: { kind, file }, signal }) =>
        file === null
          ? api.removeSetUpFile({ headers, body: { kind } }, { signal })
          : api.storeSetUpFile({ headers, body: { kind, file } }, { signal }),
      ),
      search: fromRequest<readonly FoundAddress[], { query: string }>(
        async ({ input: { query }, signal }) => {
          const text = query.trim().slice(0, 100);
          if (text === '') return [];
          const found = await api.setUpPlaces({ headers, body: { query: text } }, { signal });
          return found.map(({ place_id, name, full_address }) => ({
            id: place_id,
            name,
            address: full_address,
          }));
        },
      ),
      openPlace: fromRequest<Place, { id: string }>(({ input, signal }) =>
        api.setUpPlace({ headers, body: { place_id: input.id } }, { signal }),
      ),
      plan: fromRequest<SetUpPlan>(({ signal }) =>
        api.planSetUp({ headers, body: details() }, { signal }),
      ),
      create: fromRequest<SetUpResult>(({ signal }) =>
        api.setUp(
          {
            headers: { ...headers, 'Idempotency-Key': key },
            body: { ...details(), owner: ownerOf(values.owner) },
          },
          { signal },
        ),
      ),
    },
    actions: {
      saveStep: ({ context }) => draft.save({ step: context.step }),
      fillBranch: ({ self }, { place }) => {
        const form = self.getSnapshot().children.branch;
        for (const change of placeChanges(place)) form?.send({ type: 'CHANGE', change });
      },
      forgetDraft: () => draft.clear(),
    },
  });
  return { machine, input: { step: firstStep } };
}
