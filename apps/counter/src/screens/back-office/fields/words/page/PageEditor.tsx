import type { Command } from 'prosemirror-state';
import { useId, useMemo, useState } from 'react';
import { FieldNote } from '../../notes/FieldNote.tsx';
import texts from '../../notes/notes.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { linkAt, setLink } from './link.ts';
import type { PageInputProps } from './PageInput.tsx';
import { PageToolbar } from './PageToolbar.tsx';
import styles from './page.module.css';
import { usePageEditor } from './use-page-editor.ts';

/** Page as formatted text. */
export function PageEditor(props: PageInputProps) {
  const { name, label, lang, required, hint, error, value, isReadOnly, onChange } = props;
  const id = useId();
  const [isLinking, setIsLinking] = useState(false);
  const isNoted = (error ?? hint) !== undefined;
  const attributes = useMemo(
    () => ({
      id,
      lang,
      // A browser's translation would become the text.
      translate: 'no',
      class: styles.page ?? '',
      role: 'textbox',
      tabindex: '0',
      'data-field': name,
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(isNoted && { 'aria-describedby': `${id}-note` }),
      ...(error !== undefined && { 'aria-invalid': 'true' }),
      ...(required && { 'aria-required': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    }),
    [id, lang, name, isNoted, error, required, isReadOnly],
  );
  const editor = usePageEditor({ html: value, onChange, isReadOnly, attributes });
  const run = (command: Command, isByKeyboard: boolean) => {
    editor.run(command);
    if (!isByKeyboard) editor.focus();
  };
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the editable area has the focus by keyboard */}
      <p id={`${id}-label`} className={texts.label} onClick={editor.focus}>
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </p>
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        {!isReadOnly && (
          <PageToolbar
            state={editor.state}
            field={label}
            controls={id}
            onRun={run}
            onLink={() => setIsLinking(true)}
          />
        )}
        <div ref={editor.mount} className={styles.mount} />
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {isLinking && (
        <LinkDialog
          href={linkAt(editor.state)}
          onClose={() => {
            setIsLinking(false);
            editor.focus();
          }}
          onLink={(href) => {
            setIsLinking(false);
            run(setLink(href), false);
          }}
        />
      )}
    </div>
  );
}
