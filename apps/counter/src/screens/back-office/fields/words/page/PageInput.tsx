import { Button, Callout, TextArea } from '@claypot/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageEditor } from './PageEditor.tsx';
import styles from './page.module.css';
import { canEdit } from './page-html.ts';

export interface PageInputProps {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly lang: string;
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly onChange: (html: string) => void;
}

/** Page as formatted text, or as HTML if the editor does not know all of it. */
export function PageInput(props: PageInputProps) {
  const { label, isReadOnly, ...area } = props;
  const { t } = useTranslation('counterBackOffice');
  const isKnown = useMemo(() => canEdit(props.value), [props.value]);
  const [asHtml, setAsHtml] = useState(!isKnown);
  // HTML from outside, such as another person's entry, may have more than the editor knows.
  const isHtml = asHtml || !isKnown;
  return (
    <div className={styles.input}>
      {isHtml ? (
        <TextArea {...area} label={label} rows={8} autoComplete="off" spellCheck={false} />
      ) : (
        <PageEditor {...props} />
      )}
      {isHtml && !isKnown && <Callout tone="notice">{t('onlyHtml')}</Callout>}
      {!isReadOnly && (isKnown || !isHtml) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(isHtml ? 'asTextOf' : 'asHtmlOf', { field: label })}
          onClick={() => setAsHtml(!isHtml)}
        >
          {t(isHtml ? 'asText' : 'asHtml')}
        </Button>
      )}
    </div>
  );
}
