import { ROUTES } from '@claypot/domain';
import { Badge, Button, Card, Icon, LinkButton, ListRow, Popup, Screen, TopBar } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MeView.module.css';

interface MeViewProps {
  readonly name: string;
  /** Where the next order would be picked up; null before a branch is chosen. */
  readonly branchName: string | null;
  readonly onForget: () => void;
}

export function MeView({ name, branchName, onForget }: MeViewProps) {
  const { t } = useTranslation('me');
  const [leaving, setLeaving] = useState(false);
  return (
    <Screen top={<TopBar title={t('title')} look="large" />}>
      <Card as="section">
        <div className={styles.person}>
          <span className={styles.avatar}>
            <Icon name="user" size={28} />
          </span>
          <div className={styles.words}>
            <h2 className={styles.name}>{name}</h2>
            <Badge tone="notice">{t('guestStatus')}</Badge>
          </div>
        </div>
        <p className={styles.note}>{t('guestNote')}</p>
        <LinkButton href={ROUTES.home.path} size="lg" wide>
          {t('startOrder')}
        </LinkButton>
      </Card>
      <Card padding="none">
        <ul>
          <li>
            <ListRow icon="receipt" title={t('myOrders')} href={ROUTES.orderList.path} />
          </li>
          <li>
            <ListRow
              icon="store"
              title={t('branch')}
              text={branchName ?? t('noBranch')}
              href={ROUTES.branchList.path}
            />
          </li>
          <li>
            <ListRow icon="language" title={t('language')} href={ROUTES.language.path} />
          </li>
        </ul>
      </Card>
      <Card padding="none">
        <ListRow icon="leave" tone="danger" title={t('forget')} onPress={() => setLeaving(true)} />
      </Card>
      <Popup
        open={leaving}
        title={t('forgetTitle')}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button variant="secondary" wide onClick={() => setLeaving(false)}>
              {t('stay')}
            </Button>
            <Button variant="danger" wide onClick={onForget}>
              {t('forgetConfirm')}
            </Button>
          </>
        }
      >
        {t('forgetText', { name })}
      </Popup>
    </Screen>
  );
}
