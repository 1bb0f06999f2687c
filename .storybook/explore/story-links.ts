import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { storyFiles } from '../story-modules.ts';

interface StoryLink {
  readonly state: string;
  readonly name: string;
  readonly href: string;
}

/** The stories that construct a machine's states, with the way to each. */
export function storyLinks(machine: string): readonly StoryLink[] {
  return storyFiles.flatMap(({ title, stories }) =>
    stories.flatMap(({ story, built }) =>
      built
        .filter((one) => one.machine === machine)
        .map(({ state }) => ({
          state,
          name: `${title.split('/').at(-1)}: ${storyNameFromExport(story)}`,
          href: `./?path=/story/${toId(title, storyNameFromExport(story))}`,
        })),
    ),
  );
}
