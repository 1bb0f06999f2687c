import type { Args, Decorator, Meta, StoryFn, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';

/** A component's story as the gallery shows it: with its decorators, without its play function. */
export interface Specimen {
  readonly name: string;
  readonly args: Args;
  readonly component: ComponentType<Args>;
  /** The complete story, rendered with its decorators. */
  readonly Look: () => ReactNode;
}

/** A component of the design system with all its stories. */
export interface Exhibit {
  readonly component: string;
  readonly folder: string;
  readonly specimens: readonly Specimen[];
}

interface StoryFile {
  readonly default: Meta;
  readonly __namedExportsOrder?: readonly string[];
  readonly [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>(
  ['../../packages/ui/src/*/*.stories.tsx', '../../packages/ui/src/composite/*/*.stories.tsx'],
  { eager: true },
);

const list = <Item>(items: Item | Item[] | undefined): Item[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items];

/** "WithIcon" → "With icon" */
function spoken(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

function readStory(name: string, story: StoryObj, meta: Meta): Specimen {
  const args: Args = { ...meta.args, ...story.args };
  const component = meta.component as ComponentType<Args>;
  const render = (story.render ?? meta.render) as StoryFn | undefined;
  const decorators = [...list(story.decorators), ...list(meta.decorators)] as Decorator[];
  const context = { args, globals: {}, parameters: {}, loaded: {}, viewMode: 'story' } as never;
  const bare = () =>
    render ? (render(args, context) as ReactNode) : createElement(component, args);
  const Look = decorators.reduce<() => ReactNode>(
    (inner, decorate) => () => decorate(inner as never, context) as ReactNode,
    bare,
  );
  return { name: spoken(name), args, component, Look };
}

function readFile(path: string, file: StoryFile): Exhibit {
  const [, folder = '', component = ''] = /([^/]+)\/([^/]+)\.stories/.exec(path) ?? [];
  const { default: meta, __namedExportsOrder: order, ...stories } = file;
  // A module sorts its exports by name; Storybook records the order in the source.
  const names = order ?? Object.keys(stories);
  const specimens = names.map((name) => readStory(name, stories[name] as StoryObj, meta));
  return { component, folder, specimens };
}

/** Components without visible output: helpers and content for screen readers. */
export const UNSEEN = ['Announcer', 'VisuallyHidden', 'UnseenInput'];

/** All components that have stories and visible output. */
export const exhibits: readonly Exhibit[] = Object.entries(files)
  .map(([path, file]) => readFile(path, file))
  .filter(({ component }) => !UNSEEN.includes(component));
