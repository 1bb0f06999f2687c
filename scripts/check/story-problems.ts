import type { AnyStateMachine } from 'xstate';
import { lastingStates } from '../lib/leaf-states.ts';
import type { StoryFile } from '../lib/story-states.ts';

/** Returns a message for each lasting state of a machine that no story constructs. */
export function unseenStates(
  machines: readonly AnyStateMachine[],
  files: readonly StoryFile[],
): string[] {
  const built = files.flatMap(({ stories }) => stories.flatMap((one) => one.built));
  return machines.flatMap((machine) => {
    const seen = new Set(built.filter((one) => one.machine === machine.id).map((one) => one.state));
    return lastingStates(machine)
      .filter((state) => !seen.has(state))
      .map((state) => `${machine.id}: no story for state ${state}`);
  });
}

/**
 * Returns a message for each mismatch between the states that a story claims and those it
 * constructs.
 */
export function falseClaims(files: readonly StoryFile[]): string[] {
  return files.flatMap(({ title, stories }) =>
    stories.flatMap(({ story, built, claimed }) => {
      if (claimed === null) return [];
      const states = built.map(({ state }) => state);
      const builds = states.length === 0 ? 'no state of a machine' : states.join(', ');
      const storyName = `${title.split('/').at(-1)} › ${story}`;
      return [
        ...claimed
          .filter((state) => !states.includes(state))
          .map(
            (state) =>
              `${storyName} claims ${state} but shows ${builds}. The check reads states from the story's args: change the args or remove the claim`,
          ),
        ...states
          .filter((state) => !claimed.includes(state))
          .map(
            (state) =>
              `${storyName} shows ${state}, which its claim does not name. The check reads states from the story's args: remove the claim`,
          ),
      ];
    }),
  );
}

/** Returns a message for each transient state that a story constructs. */
export function passingStates(
  machines: readonly AnyStateMachine[],
  files: readonly StoryFile[],
): string[] {
  const lasting = new Map(machines.map((machine) => [machine.id, lastingStates(machine)]));
  return files.flatMap(({ title, stories }) =>
    stories.flatMap(({ story, built }) =>
      built
        .filter(({ machine, state }) => lasting.get(machine)?.includes(state) === false)
        .map(
          ({ machine, state }) =>
            `${title.split('/').at(-1)} › ${story} shows ${machine} in ${state}, a transient state that customers never see`,
        ),
    ),
  );
}
