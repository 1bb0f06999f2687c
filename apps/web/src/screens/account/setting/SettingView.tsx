import type { CompanyRecord } from '@claypot/domain/company';
import { ROUTES } from '@claypot/domain/routes';
import { LANGUAGE_NAMES, type Language, languageTag } from '@claypot/i18n';
import {
  Card,
  ClaypotMark,
  documentIcon,
  ListRow,
  languageIcon,
  leaveIcon,
  lockIcon,
  refundIcon,
  Screen,
  shieldIcon,
  TopBar,
} from '@claypot/ui';
import { type ReactNode, useState } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LinkRows } from '../../shared/layout/LinkRows.tsx';
import { LeavePopup } from './LeavePopup.tsx';
import styles from './SettingView.module.css';

interface SettingViewProps {
  readonly back: Back;
  /** Null for a member. */
  readonly guestName: string | null;
  readonly language: Language;
  readonly company: Pick<CompanyRecord, 'company_name' | 'company_registration_no'>;
  readonly onLogOut: () => void;
  /** Sections for members only. */
  readonly children?: ReactNode;
}

export function SettingView(props: SettingViewProps) {
  const { back, guestName, language, company, onLogOut, children } = props;
  const { t } = useTranslation(['setting', 'info']);
  const [leaving, setLeaving] = useState(false);
  const password = {
    icon: lockIcon,
    title: t('password'),
    href: ROUTES.changePassword.path,
  } as const;
  return (
    <Screen top={<TopBar title={t('title')} back={back} />}>
      <LinkRows
        rows={[
          ...(guestName === null ? [password] : []),
          {
            icon: languageIcon,
            title: t('language'),
            end: <span lang={languageTag(language)}>{LANGUAGE_NAMES[language]}</span>,
            href: ROUTES.language.path,
          },
        ]}
      />
      <LinkRows
        rows={[
          { icon: shieldIcon, title: t('info:privacy'), href: ROUTES.privacy.path },
          { icon: documentIcon, title: t('info:tnc'), href: ROUTES.tnc.path },
          { icon: refundIcon, title: t('info:refund'), href: ROUTES.refund.path },
        ]}
      />
      {children}
      <Card padding="none">
        <ListRow
          icon={leaveIcon}
          tone="danger"
          title={t('logOut')}
          onPress={() => (guestName === null ? onLogOut() : setLeaving(true))}
        />
      </Card>
      <footer className={styles.foot}>
        <ClaypotMark size="sm" />
        <p>{company.company_name}</p>
        <p>{company.company_registration_no}</p>
      </footer>
      <LeavePopup
        open={leaving}
        guestName={guestName ?? ''}
        onStay={() => setLeaving(false)}
        onLeave={onLogOut}
      />
    </Screen>
  );
}
