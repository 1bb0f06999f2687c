import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { createState } from './create-state.ts';
import { writePage } from './page-html.ts';

export interface PageEditorInput {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly isReadOnly: boolean;
  /** Attributes of the editable area. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Runs the editor of a page in an element. */
export function usePageEditor({ html, onChange, isReadOnly, attributes }: PageEditorInput) {
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** HTML that the document is equal to. */
  const shown = useRef(html);
  const [state, setState] = useState(() => createState(html));
  const change = useEffectEvent((next: EditorState, written: string) => {
    // A change that is undone restores the saved HTML with its white space.
    const saved = initial.current;
    shown.current = next.doc.eq(saved.doc) ? saved.html : written;
    onChange(shown.current);
  });
  const initial = useRef({ html, doc: state.doc });
  const open = useEffectEvent((place: HTMLDivElement) => {
    const editor = new EditorView(place, {
      state,
      attributes,
      editable: () => !isReadOnly,
      transformPastedHTML: cleanPasted,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged) change(next, writePage(next.doc));
      },
    });
    return editor;
  });
  useEffect(() => {
    if (mount.current === null) return;
    const editor = open(mount.current);
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    view.current?.setProps({ attributes, editable: () => !isReadOnly });
  }, [attributes, isReadOnly]);
  useEffect(() => {
    // A value from outside: the edits were dropped, or another person's entry was taken over.
    if (html === shown.current) return;
    shown.current = html;
    const next = createState(html);
    initial.current = { html, doc: next.doc };
    view.current?.updateState(next);
    setState(next);
  }, [html]);
  return {
    mount,
    state,
    /** Runs a command on the selection. */
    run(command: Command) {
      if (view.current !== null) command(view.current.state, view.current.dispatch);
    },
    focus: () => view.current?.focus(),
  };
}
