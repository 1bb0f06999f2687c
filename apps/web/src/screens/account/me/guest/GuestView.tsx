import { ROUTES } from '@claypot/domain/routes';
import { Avatar, Card, LinkButton, Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { SignUpBanner } from '../../../shared/banners/SignUpBanner.tsx';
import { Entries } from '../entries/Entries.tsx';
import { ProgrammeLink } from '../entries/ProgrammeLink.tsx';
import type { Programme } from '../entries/use-programme.ts';
import styles from './GuestView.module.css';

interface GuestViewProps {
  readonly name: string;
  /** Branch of the next pickup order; null before a branch is chosen. */
  readonly branchName: ReactNode;
  readonly programme: Programme;
  /** Points granted to a new member; 0 if none, null while loading. */
  readonly signUpPoints: number | null;
  readonly signUpHref: string;
  readonly signInHref: string;
}

export function GuestView(props: GuestViewProps) {
  const { name, branchName, programme, signUpPoints, signUpHref, signInHref } = props;
  const { t } = useTranslation('me');
  return (
    <Screen top={<TopBar title={t('title')} look="large" />}>
      <SignUpBanner
        programme={programme.name}
        points={signUpPoints}
        signUpHref={signUpHref}
        signInHref={signInHref}
      />
      <Card as="section">
        <div className={styles.person}>
          <Avatar src={null} />
          <div className={styles.words}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.note}>{t('guestNote')}</p>
          </div>
          <LinkButton href={ROUTES.home.path} variant="secondary">
            {t('startOrder')}
          </LinkButton>
        </div>
      </Card>
      <Entries isMember={false} branchName={branchName} />
      <ProgrammeLink programme={programme} />
    </Screen>
  );
}
