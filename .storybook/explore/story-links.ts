import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { shownStates } from '../../scripts/lib/shown-states.ts';

const SOURCES = import.meta.glob<string>('../../apps/web/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface StoryLink {
  readonly state: string;
  readonly name: string;
  readonly href: string;
}

/** The stories that show a machine's states, as they say themselves, with the way to each. */
export function storyLinks(machine: string): readonly StoryLink[] {
  return Object.entries(SOURCES).flatMap(([path, source]) => {
    const title = path.replace('../../apps/web/src/', '').replace('.stories.tsx', '');
    const first = /^export const (\w+)/m.exec(source)?.[1] ?? '';
    return shownStates(source)
      .filter((shown) => shown.machine === machine)
      .map(({ state, story }) => ({
        state,
        name: `${title.split('/').at(-1)}: ${storyNameFromExport(story ?? 'all')}`,
        href: `./?path=/story/${toId(title, storyNameFromExport(story ?? first))}`,
      }));
  });
}
