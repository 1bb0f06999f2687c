import type { Command, EditorState } from 'prosemirror-state';
import { isLink, pageSchema } from './schema.ts';

const { link } = pageSchema.marks;

/** Address of the link at the selection; empty if there is none. */
export function linkAt({ doc, selection: { $from, from, to } }: EditorState): string {
  let found = link.isInSet($from.marks());
  doc.nodesBetween(from, to, (node) => {
    found ??= link.isInSet(node.marks);
  });
  return String(found?.attrs.href ?? '');
}

/** Part of the text to link: the selection, else the link around the caret. */
function linkRange({ doc, selection }: EditorState): { from: number; to: number } {
  const { $from, empty, from, to } = selection;
  const mark = empty ? link.isInSet($from.marks()) : undefined;
  if (mark === undefined) return { from, to };
  let start = from;
  let end = to;
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    if (!mark.isInSet(node.marks)) return;
    const isBeside = at <= end && at + node.nodeSize >= start;
    if (isBeside) {
      start = Math.min(start, at);
      end = Math.max(end, at + node.nodeSize);
    }
  });
  return { from: start, to: end };
}

/** Links the selection, or removes the link for null. Without a selection, the address is the text. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const change = state.tr;
    if (href === null) change.removeMark(from, to, link);
    else if (from === to) {
      change.replaceSelectionWith(pageSchema.text(href, [link.create({ href })]), false);
    } else change.removeMark(from, to, link).addMark(from, to, link.create({ href }));
    dispatch?.(change.scrollIntoView());
    return true;
  };
}

/** Returns the address of a typed text, such as `www.example.com`; null if the import rejects it. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)
    ? `mailto:${text}`
    : /^\+?[\d\s()-]{6,}$/.test(text)
      ? `tel:${text.replaceAll(/[\s()-]/g, '')}`
      : /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)
        ? `https://${text}`
        : text.replace(/^http:\/\//i, 'https://');
  return isLink(address) ? address : null;
}
