import { ROUTES } from '@claypot/domain';
import { LANGUAGE_NAMES, type Language, languageTag } from '@claypot/i18n';
import { Card, ListRow, Screen, TopBar } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { LinkRows } from '../parts/LinkRows.tsx';
import { LeavePopup } from './LeavePopup.tsx';

interface SettingViewProps {
  readonly back: Back;
  /** Null for a member. */
  readonly guestName: string | null;
  readonly language: Language;
  readonly onLogOut: () => void;
}

export function SettingView({ back, guestName, language, onLogOut }: SettingViewProps) {
  const { t } = useTranslation(['setting', 'info']);
  const [leaving, setLeaving] = useState(false);
  const password = {
    icon: 'lock',
    title: t('password'),
    href: ROUTES.changePassword.path,
  } as const;
  return (
    <Screen top={<TopBar title={t('title')} back={back} />}>
      <LinkRows
        rows={[
          ...(guestName === null ? [password] : []),
          {
            icon: 'language',
            title: t('language'),
            end: <span lang={languageTag(language)}>{LANGUAGE_NAMES[language]}</span>,
            href: ROUTES.language.path,
          },
        ]}
      />
      <LinkRows
        rows={[
          { icon: 'shield', title: t('info:privacy'), href: ROUTES.privacy.path },
          { icon: 'document', title: t('info:tnc'), href: ROUTES.tnc.path },
          { icon: 'refund', title: t('info:refund'), href: ROUTES.refund.path },
        ]}
      />
      <Card padding="none">
        <ListRow
          icon="leave"
          tone="danger"
          title={t('logOut')}
          onPress={() => (guestName === null ? onLogOut() : setLeaving(true))}
        />
      </Card>
      <LeavePopup
        open={leaving}
        guestName={guestName ?? ''}
        onStay={() => setLeaving(false)}
        onLeave={onLogOut}
      />
    </Screen>
  );
}
