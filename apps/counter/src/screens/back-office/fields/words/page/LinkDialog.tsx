import { Button, Popup, TextField } from '@claypot/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { addressOf } from './link.ts';

interface LinkDialogProps {
  /** Present address; empty without a link. */
  readonly href: string;
  /** Called with null to remove the link. */
  readonly onLink: (href: string | null) => void;
  readonly onClose: () => void;
}

/** Asks for the address of a link. */
export function LinkDialog({ href, onLink, onClose }: LinkDialogProps) {
  const { t } = useTranslation('counterBackOffice');
  const [typed, setTyped] = useState(href);
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const address = addressOf(typed);
    if (address === null) setIsWrong(true);
    else onLink(address);
  };
  // Outside the form, which Enter would submit.
  return createPortal(
    <Popup
      open
      title={t('formatLink')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={apply}>{t('setLink')}</Button>
          {href !== '' && (
            <Button variant="secondary" onClick={() => onLink(null)}>
              {t('removeLink')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('linkAddress')}
        hint={t('linkHint')}
        error={isWrong ? t('linkWrong') : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        onChange={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          apply();
        }}
      />
    </Popup>,
    document.body,
  );
}
