import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@claypot/i18n';
import type { SessionDevice, SessionPerson } from '@claypot/sdk/counter';
import {
  Button,
  Callout,
  Card,
  clockIcon,
  flameIcon,
  historyIcon,
  Icon,
  ListRow,
  leaveIcon,
  lockIcon,
  printerIcon,
  RadioBar,
  Stack,
  shieldIcon,
  speakerIcon,
  tabletIcon,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-format.ts';
import { THEMES, type Theme } from '../../platform/storage/theme.ts';
import { Page } from '../shared/layout/Page.tsx';
import { Section } from '../shared/layout/Section.tsx';
import { Initials } from '../shared/person/Initials.tsx';
import { ROLE_TEXTS } from '../shared/person/role-texts.ts';
import styles from './SettingsView.module.css';

export interface SettingsViewProps {
  readonly person: SessionPerson;
  /** Null on a device that is not paired. */
  readonly device: SessionDevice | null;
  readonly theme: Theme;
  /** True if the browser does not play sound. */
  readonly isSoundRefused: boolean;
  /** Links that the role may follow; null otherwise. */
  readonly hoursHref: string | null;
  readonly capacityHref: string | null;
  readonly devicesHref: string | null;
  readonly printersHref: string | null;
  readonly recordHref: string | null;
  readonly pairHref: string | null;
  readonly secondFactorHref: string;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (theme: Theme) => void;
  readonly onTestSound: () => void;
  readonly onLock: () => void;
  readonly onSignOut: () => void;
  /** Settings of the branch, for managers. */
  readonly children?: ReactNode;
}

const THEME_TEXTS = { system: 'systemTheme', light: 'lightTheme', dark: 'darkTheme' } as const;

/** Settings of this device, of the person and of the branch. */
export function SettingsView(props: SettingsViewProps) {
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  return (
    <Page title={t('counterStart:settings')} width="wide">
      <div className={styles.columns}>
        <Stack gap={4}>
          <Account {...props} />
          <DeviceSection {...props} />
        </Stack>
        <Stack gap={4}>
          {props.children}
          <Links {...props} />
        </Stack>
      </div>
    </Page>
  );
}

function Account({ person, device, secondFactorHref, onLock, onSignOut }: SettingsViewProps) {
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  return (
    <Section title={t('accountSection')} padding="none">
      <div className={styles.person}>
        <Initials name={person.name} />
        <div>
          <p className={styles.name}>{person.name}</p>
          <p className={styles.text}>{t(ROLE_TEXTS[person.role])}</p>
        </div>
      </div>
      <ListRow
        icon={shieldIcon}
        title={t('counterStart:secondFactor')}
        end={person.second_factor ? t('on') : t('off')}
        href={secondFactorHref}
      />
      {device !== null && (
        <ListRow icon={lockIcon} title={t('counterStart:lockNow')} onPress={onLock} />
      )}
      <ListRow icon={leaveIcon} title={t('signOut')} tone="danger" onPress={onSignOut} />
    </Section>
  );
}

function DeviceSection(props: SettingsViewProps) {
  const { device, theme, isSoundRefused, pairHref } = props;
  const { t } = useTranslation('counterStaff');
  const language = useLanguage();
  useAnnouncement(isSoundRefused ? t('soundRefused') : null);
  return (
    <Section title={t('deviceSection')}>
      <Stack gap={4}>
        <p className={styles.device}>
          <Icon drawing={tabletIcon} />
          <span>
            {device === null ? t('notPaired') : `${device.name} · ${device.branch.branch_name}`}
          </span>
        </p>
        {device === null && pairHref !== null && (
          <ListRow icon={tabletIcon} title={t('pairTitle')} href={pairHref} />
        )}
        <Labelled label={t('language')}>
          <RadioBar
            label={t('language')}
            value={language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={props.onLanguage}
          />
        </Labelled>
        <Labelled label={t('theme')}>
          <RadioBar
            label={t('theme')}
            value={theme}
            choices={THEMES.map((value) => ({ value, label: t(THEME_TEXTS[value]) }))}
            onChange={props.onTheme}
          />
        </Labelled>
        <Labelled label={t('sound')} text={t('soundText')}>
          <Button variant="secondary" wide onClick={props.onTestSound}>
            <Icon drawing={speakerIcon} size={20} />
            <span>{t('testSound')}</span>
          </Button>
        </Labelled>
        {isSoundRefused && (
          <Callout tone="danger" icon={warningIcon}>
            {t('soundRefused')}
          </Callout>
        )}
      </Stack>
    </Section>
  );
}

function Links(props: SettingsViewProps) {
  const { hoursHref, capacityHref, devicesHref, printersHref, recordHref } = props;
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  const hrefs = [hoursHref, capacityHref, devicesHref, printersHref, recordHref];
  if (hrefs.every((href) => href === null)) return null;
  return (
    <Card padding="none">
      {hoursHref !== null && (
        <ListRow icon={clockIcon} title={t('counterStart:hours')} href={hoursHref} />
      )}
      {capacityHref !== null && (
        <ListRow icon={flameIcon} title={t('counterStart:capacity')} href={capacityHref} />
      )}
      {devicesHref !== null && (
        <ListRow icon={tabletIcon} title={t('manageDevices')} href={devicesHref} />
      )}
      {printersHref !== null && (
        <ListRow icon={printerIcon} title={t('counterStart:printers')} href={printersHref} />
      )}
      {recordHref !== null && (
        <ListRow icon={historyIcon} title={t('counterStart:record')} href={recordHref} />
      )}
    </Card>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Visible label of a control that has the same accessible name. */
function Labelled({ label, text, children }: LabelledProps) {
  return (
    <div className={styles.labelled}>
      <p className={styles.label}>{label}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
