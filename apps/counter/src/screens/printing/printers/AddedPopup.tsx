import type { NewPrinter } from '@claypot/sdk/counter';
import { Button, LinkButton, Popup } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddedPopup.module.css';
import type { PrintersViewProps } from './PrintersView.tsx';

type AddedPopupProps = Pick<
  PrintersViewProps,
  'view' | 'cable' | 'origin' | 'pairHref' | 'onCopy' | 'onConnect' | 'onDismiss'
>;

/** Next step for a new printer: its address, which the server shows once, or its cable. */
export function AddedPopup(props: AddedPopupProps) {
  const { added } = props.view;
  if (added === null) return null;
  return added.path === null ? (
    <CablePopup {...props} added={added} />
  ) : (
    <AddressPopup {...props} added={added} path={added.path} />
  );
}

interface AddressPopupProps extends AddedPopupProps {
  readonly added: NewPrinter;
  readonly path: string;
}

function AddressPopup({ added, path, origin, onCopy, onDismiss }: AddressPopupProps) {
  const { t } = useTranslation(['counterPrinting', 'counterStaff']);
  const [isCopied, setIsCopied] = useState(false);
  const address = origin + path;
  const isStar = added.printer.kind === 'star_cloudprnt';
  return (
    <Popup
      open
      title={t('addressTitle', { name: added.printer.name })}
      // The address is shown once, so a press outside must not lose it.
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={onDismiss}>{t('counterStaff:done')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              onCopy(address);
              setIsCopied(true);
            }}
          >
            {isCopied ? t('copied') : t('copy')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('addressText')}</p>
      <p translate="no" className={styles.address}>
        {address}
      </p>
      <p className={styles.text}>
        {isStar ? t('addressSteps_star_cloudprnt') : t('addressSteps_epson_sdp')}
      </p>
      <p className={styles.text}>{t('addressSecret')}</p>
    </Popup>
  );
}

function CablePopup(props: AddedPopupProps & { readonly added: NewPrinter }) {
  const { added, cable, pairHref, onConnect, onDismiss } = props;
  const { t } = useTranslation('counterPrinting');
  const { printer } = added;
  const isUnsupported = cable?.status === 'unsupported';
  const connect = () => {
    onConnect(printer);
    onDismiss();
  };
  return (
    <Popup
      open
      title={t('connectTitle', { name: printer.name })}
      onClose={onDismiss}
      actions={
        <>
          {cable !== null && !isUnsupported && (
            <Button onClick={connect}>{t('choosePrinter')}</Button>
          )}
          {pairHref !== null && <LinkButton href={pairHref}>{t('pairDevice')}</LinkButton>}
          <Button variant="quiet" onClick={onDismiss}>
            {t('later')}
          </Button>
        </>
      }
    >
      {pairHref !== null
        ? t('pairFirst')
        : isUnsupported
          ? t('cable_unsupported')
          : t('connectText')}
    </Popup>
  );
}
