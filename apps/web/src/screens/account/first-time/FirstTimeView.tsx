import type { CompanyRecord } from '@claypot/domain/company';
import {
  ActionBar,
  Button,
  ClaypotMark,
  type IconDrawing,
  IconMark,
  Screen,
  starIcon,
  ticketIcon,
  walletIcon,
} from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './FirstTimeView.module.css';

interface FirstTimeViewProps {
  readonly company: Pick<CompanyRecord, 'company_family_name' | 'sign_up_point'>;
  readonly onGoOn: () => void;
}

export function FirstTimeView({ company, onGoOn }: FirstTimeViewProps) {
  const { t } = useTranslation('firstTime');
  const { company_family_name, sign_up_point } = company;
  return (
    <Screen
      ground="surface"
      bottom={
        <ActionBar>
          <Button size="lg" wide onClick={onGoOn}>
            {t('gotIt')}
          </Button>
        </ActionBar>
      }
    >
      <div className={styles.welcome}>
        <span className={styles.art}>
          <ClaypotMark size="lg" steaming />
        </span>
        <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
          {t('title', { programme: company_family_name })}
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <ul className={styles.benefits}>
        <Benefit
          icon={starIcon}
          title={sign_up_point > 0 ? t('points', { count: sign_up_point }) : t('pointsPlain')}
          text={t('pointsText')}
        />
        <Benefit icon={ticketIcon} title={t('vouchers')} text={t('vouchersText')} />
        <Benefit icon={walletIcon} title={t('wallet')} text={t('walletText')} />
      </ul>
    </Screen>
  );
}

interface BenefitProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
}

function Benefit({ icon, title, text }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <IconMark drawing={icon} />
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
