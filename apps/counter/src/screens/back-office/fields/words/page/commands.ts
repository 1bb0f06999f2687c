import { lift, setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { pageSchema } from './schema.ts';

const { nodes, marks } = pageSchema;

/** Formats of the toolbar. */
export type Format = 'heading' | 'subheading' | 'bold' | 'italic' | 'bullets' | 'numbers';

const LEVELS = { heading: 2, subheading: 3 } as const;
const MARKS = { bold: marks.strong, italic: marks.em } as const;
const LISTS = { bullets: nodes.bulletList, numbers: nodes.orderedList } as const;

/** Returns the command that switches a format on or off for the selection. */
export function toggle(format: Format): Command {
  switch (format) {
    case 'heading':
    case 'subheading':
      return (state, dispatch) =>
        isOn(state, format)
          ? setBlockType(nodes.paragraph)(state, dispatch)
          : setBlockType(nodes.heading, { level: LEVELS[format] })(state, dispatch);
    case 'bold':
    case 'italic':
      return toggleMark(MARKS[format], null, { removeWhenPresent: false });
    case 'bullets':
    case 'numbers':
      return toggleList(LISTS[format]);
  }
}

/** Returns true if the selection has a format. */
export function isOn(state: EditorState, format: Format): boolean {
  switch (format) {
    case 'heading':
    case 'subheading': {
      const { parent } = state.selection.$from;
      return parent.type === nodes.heading && parent.attrs.level === LEVELS[format];
    }
    case 'bold':
    case 'italic':
      return hasMark(state, MARKS[format]);
    case 'bullets':
    case 'numbers':
      return listAround(state)?.type === LISTS[format];
  }
}

export function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The innermost list around the selection. */
function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bulletList || node.type === nodes.orderedList) {
      return { type: node.type, at: $from.before(depth) };
    }
  }
  return null;
}

/** Makes a list, changes the kind of the list around the selection, or ends it. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (list === null) return wrapInList(type)(state, dispatch);
    if (list.type === type)
      return liftListItem(nodes.item)(state, dispatch) || lift(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };
}
