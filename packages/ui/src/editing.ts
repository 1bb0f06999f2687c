/** Separate entry for what edits texts, because only a form of the counter loads it. */
export { FormatBar, type FormatItem } from './composite/format-bar/FormatBar.tsx';
export * from './icon/drawings/format.ts';
