import type { FileProblem, SetUpFileKind } from '@claypot/counter/set-up';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, Callout, FileButton, Spinner, useAnnouncement, warningIcon } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FileField.module.css';

interface FileFieldProps {
  readonly kind: SetUpFileKind;
  /** Extensions that the system's dialog offers. */
  readonly accept: string;
  readonly label: string;
  readonly hint: string;
  /** Name of the stored file; null if there is none. */
  readonly fileName: string | null;
  readonly isSending: boolean;
  readonly problem: FileProblem | null;
  readonly onFile: (change: { readonly kind: SetUpFileKind; readonly file: File | null }) => void;
}

const REASONS = {
  heic: 'heic',
  svg: 'svg',
  unreadable: 'unreadable',
  not_a_table: 'notATable',
} as const;

/** A file that is chosen or dropped, and sent at once. */
export function FileField(props: FileFieldProps) {
  const { kind, accept, label, hint, fileName, isSending, problem, onFile } = props;
  const { t } = useTranslation('counterSetUp');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isLogo = kind === 'logo';
  const choose = isLogo ? t('chooseLogo') : t('chooseMenu');
  const replace = isLogo ? t('replaceLogo') : t('replaceMenu');
  useAnnouncement(isSending ? t('sendingFile') : fileName);
  return (
    // Dropping is a shortcut of the button inside, which has the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a drop area
    <div
      role="group"
      aria-labelledby={id}
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile({ kind, file });
      }}
    >
      <p id={id} className={styles.label}>
        {label}
      </p>
      <p className={styles.hint}>{hint}</p>
      {fileName !== null && <p className={styles.file}>{fileName}</p>}
      <div className={styles.buttons}>
        {isSending ? (
          <>
            <Spinner />
            <span>{t('sendingFile')}</span>
          </>
        ) : (
          <FileButton accept={accept} onChoose={(file) => onFile({ kind, file })}>
            {fileName === null ? choose : replace}
          </FileButton>
        )}
        {fileName !== null && !isSending && (
          <Button variant="quiet" onClick={() => onFile({ kind, file: null })}>
            {isLogo ? t('removeLogo') : t('removeMenu')}
          </Button>
        )}
      </div>
      {problem !== null && <Problem problem={problem} />}
    </div>
  );
}

function Problem({ problem: { error, reason, message } }: { readonly problem: FileProblem }) {
  const { t, i18n } = useTranslation('counterSetUp');
  const isTooLarge = error === 'INVALID_REQUEST';
  const other = isTooLarge ? t('tooLarge') : counterErrorMessage(i18n, error);
  const text = reason === null ? other : t(REASONS[reason]);
  useAnnouncement(text);
  return (
    <Callout tone="danger" icon={warningIcon} title={text}>
      {reason === 'not_a_table' && message !== null && <p>{message}</p>}
    </Callout>
  );
}
