/** Separate entry for what edits texts and lists, because only forms of the counter load it. */
export { DragRow } from './composite/drag-row/DragRow.tsx';
export { FormatBar, type FormatItem } from './composite/format-bar/FormatBar.tsx';
export * from './icon/drawings/format.ts';
