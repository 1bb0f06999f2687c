import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { readPage } from './page-html.ts';
import { pageSchema } from './schema.ts';

const { nodes, marks } = pageSchema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
});

/** Tab stays free, so that the keyboard can leave the editor. */
const KEYS = keymap({
  Enter: splitListItem(nodes.item),
  'Shift-Enter': breakLine,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-]': sinkListItem(nodes.item),
  'Mod-[': liftListItem(nodes.item),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
});

/** Returns the editor's state of a page, with an empty history. */
export function createState(html: string): EditorState {
  return EditorState.create({
    doc: readPage(html),
    plugins: [KEYS, keymap(baseKeymap), history()],
  });
}
