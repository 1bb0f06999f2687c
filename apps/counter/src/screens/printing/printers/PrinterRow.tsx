import type { CableView } from '@claypot/counter/printing';
import { LANGUAGE_NAMES } from '@claypot/i18n';
import type { Printer } from '@claypot/sdk/counter';
import { Badge, type BadgeTone, Button, Icon, printerIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { ERROR_TEXTS, KIND_TEXTS } from '../shared/printing-texts.ts';
import styles from './PrintersView.module.css';
import type { PrintersViewProps } from './PrintersView.tsx';

interface PrinterRowProps
  extends Pick<
    PrintersViewProps,
    'view' | 'cable' | 'now' | 'canManage' | 'onEdit' | 'onTest' | 'onConnect' | 'onDisconnect'
  > {
  readonly printer: Printer;
}

/** One printer with its state and what can be done with it. */
export function PrinterRow(props: PrinterRowProps) {
  const { printer, view, cable, canManage, onEdit, onTest } = props;
  const { t } = useTranslation('counterPrinting');
  const { name, kind, language } = printer;
  const { action } = view;
  const isTesting =
    action.name === 'testPage' && action.status === 'running' && action.printer?.id === printer.id;
  const isHere = cable?.printerId === printer.id;
  return (
    <li className={styles.printer}>
      <Icon drawing={printerIcon} size={28} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{name}</span>
          {isHere && <Badge tone="action">{t('thisDevice')}</Badge>}
        </p>
        <p className={styles.detail}>
          {[t(KIND_TEXTS[kind]), t(jobsTextOf(printer)), LANGUAGE_NAMES[language]].join(' · ')}
        </p>
        <State {...props} />
      </div>
      <div className={styles.actions}>
        {kind === 'usb' && cable !== null && <CableAction {...props} cable={cable} />}
        <Button
          variant="secondary"
          aria-label={t('testPageOf', { name })}
          pending={isTesting}
          onClick={() => onTest(printer)}
        >
          {t('testPage')}
        </Button>
        {canManage && (
          <Button
            variant="secondary"
            aria-label={t('editOf', { name })}
            onClick={() => onEdit(printer)}
          >
            {t('edit')}
          </Button>
        )}
      </div>
    </li>
  );
}

function jobsTextOf({ prints_kitchen, prints_receipts }: Printer) {
  if (prints_kitchen) return prints_receipts ? 'printsBoth' : 'printsKitchen';
  return prints_receipts ? 'printsReceipts' : 'printsNothing';
}

function State({ printer, cable, now }: PrinterRowProps) {
  const { t } = useTranslation('counterPrinting');
  const format = useFormat();
  const { error, id, seen_at } = printer;
  const seen =
    seen_at === null
      ? t('neverSeen')
      : t('seen', { time: format.ago(Temporal.Instant.from(seen_at), now) });
  const here = cable?.printerId === id ? cableStateOf(cable) : null;
  return (
    <>
      {here !== null && (
        <p className={styles.detail}>
          <Badge tone={here.tone}>{t(here.text)}</Badge>
        </p>
      )}
      <p className={styles.detail}>{seen}</p>
      {error !== null && (
        <p className={styles.failure}>{t('lastError', { error: t(ERROR_TEXTS[error]) })}</p>
      )}
    </>
  );
}

const CABLE_STATES = {
  unsupported: { text: 'cable_unsupported', tone: 'danger' },
  none: { text: 'cable_none', tone: 'neutral' },
  gone: { text: 'cable_gone', tone: 'danger' },
  opening: { text: 'cable_opening', tone: 'progress' },
  idle: { text: 'cable_idle', tone: 'success' },
  offline: { text: 'cable_offline', tone: 'notice' },
  printing: { text: 'cable_printing', tone: 'progress' },
  slow: { text: 'cable_slow', tone: 'danger' },
} as const satisfies Record<CableView['status'], { text: string; tone: BadgeTone }>;

const REFUSED = { text: 'cable_refused', tone: 'danger' } as const;

function cableStateOf({ status, isRefused }: CableView) {
  return status === 'gone' && isRefused ? REFUSED : CABLE_STATES[status];
}

interface CableActionProps extends Pick<PrinterRowProps, 'printer' | 'onConnect' | 'onDisconnect'> {
  readonly cable: CableView;
}

/** Connects a printer by cable to this device. The browser asks for it only after a press. */
function CableAction({ printer, cable, onConnect, onDisconnect }: CableActionProps) {
  const { t } = useTranslation('counterPrinting');
  const { name } = printer;
  const isHere = cable.printerId === printer.id;
  if (cable.status === 'unsupported') return null;
  return (
    <>
      {(!isHere || cable.status === 'gone') && (
        <Button
          aria-label={isHere ? t('connectAgainOf', { name }) : t('connectOf', { name })}
          onClick={() => onConnect(printer)}
        >
          {isHere ? t('connectAgain') : t('connect')}
        </Button>
      )}
      {isHere && (
        <Button variant="secondary" aria-label={t('disconnectOf', { name })} onClick={onDisconnect}>
          {t('disconnect')}
        </Button>
      )}
    </>
  );
}
