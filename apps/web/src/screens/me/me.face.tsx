import { pathToSignIn, ROUTES, selectCompany } from '@claypot/domain';
import { Card, Screen, Skeleton, TopBar } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { Part } from '../../face/Part.tsx';
import { SignUpBanner } from '../parts/SignUpBanner.tsx';
import { Entries } from './Entries.tsx';
import styles from './GuestView.module.css';

/** What being a member brings, and the ways on, before it is known who the guest is. */
export function Face() {
  const { company } = useApp();
  const { t } = useTranslation('me');
  const programme = useSelector(company, selectCompany)?.company_family_name ?? '';
  return (
    <Part for="guest">
      <Screen top={<TopBar title={t('title')} look="large" />}>
        <SignUpBanner
          programme={programme}
          points={null}
          signUpHref={ROUTES.signUp.path}
          signInHref={pathToSignIn()}
        />
        <Card as="section">
          <div className={styles.person}>
            <Skeleton shape="circle" />
          </div>
        </Card>
        <Entries isMember={false} branchName={'\u00a0'} />
      </Screen>
    </Part>
  );
}
