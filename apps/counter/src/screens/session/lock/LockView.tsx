import { Button, cx, EmptyState, guestsIcon, LinkButton } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { PeopleGrid } from '../../shared/pin/PeopleGrid.tsx';
import { PinPad, type PinPadProps } from '../../shared/pin/PinPad.tsx';
import styles from './LockView.module.css';

export interface LockViewProps extends PinPadProps {
  readonly branchName: string;
  readonly deviceName: string;
  readonly passwordHref: string;
  readonly onChoose: (id: string) => void;
  /** Returns from the PIN to the names. */
  readonly onBack: () => void;
}

/**
 * Locked device: names of the branch's staff and the PIN pad. A narrow
 * window shows one of them at a time.
 */
export function LockView(props: LockViewProps) {
  const { pad, branchName, deviceName, passwordHref, onChoose, onBack } = props;
  const { t } = useTranslation('counterStaff');
  const { person } = pad;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <p className={styles.place}>
            <span>{branchName}</span>
            <span aria-hidden="true">·</span>
            <span>{deviceName}</span>
          </p>
          <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
            {t('lockedTitle')}
          </h1>
        </div>
        <div className={styles.actions}>
          <LinkButton variant="quiet" href={passwordHref}>
            {t('passwordInstead')}
          </LinkButton>
        </div>
      </header>
      <main className={styles.main} data-entering={person !== null || undefined}>
        <div className={styles.names}>
          {pad.people.length === 0 ? (
            <EmptyState icon={guestsIcon} title={t('nobodyHereTitle')} text={t('nobodyHereText')} />
          ) : (
            <PeopleGrid
              label={t('chooseName')}
              people={pad.people}
              chosen={person?.id ?? null}
              onChoose={onChoose}
            />
          )}
        </div>
        <section className={cx(styles.pin, person === null && styles.unused)}>
          {person === null ? (
            <p className={styles.hint}>{t('lockedText')}</p>
          ) : (
            <>
              <h2 className={styles.who}>{t('enterPin', { name: person.name })}</h2>
              <PinPad {...props} />
              <div className={styles.back}>
                <Button variant="quiet" wide onClick={onBack}>
                  {t('back')}
                </Button>
              </div>
            </>
          )}
        </section>
      </main>
    </div>
  );
}
