import { ROUTES } from '@claypot/domain';
import { Badge, Card, Icon, LinkButton, ListRow, Screen, TopBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './MeView.module.css';

interface MeViewProps {
  readonly name: string;
  /** Where the next order would be picked up; null before a branch is chosen. */
  readonly branchName: string | null;
}

export function MeView({ name, branchName }: MeViewProps) {
  const { t } = useTranslation(['me', 'info', 'setting']);
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
        </ul>
      </Card>
      <Card padding="none">
        <ul>
          <li>
            <ListRow icon="info" title={t('info:about')} href={ROUTES.about.path} />
          </li>
          <li>
            <ListRow icon="help" title={t('info:help')} href={ROUTES.help.path} />
          </li>
          <li>
            <ListRow icon="settings" title={t('setting:title')} href={ROUTES.setting.path} />
          </li>
        </ul>
      </Card>
    </Screen>
  );
}
