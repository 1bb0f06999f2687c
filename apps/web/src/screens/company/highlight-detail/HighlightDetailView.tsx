import { ROUTES } from '@claypot/domain/routes';
import { LinkButton, Picture, Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { CompanyTextBody, type CompanyTextProps } from '../reading/CompanyTextBody.tsx';
import styles from './HighlightDetailView.module.css';

interface HighlightDetailViewProps extends CompanyTextProps {
  readonly back: Back;
  readonly programme: string;
  /** Null while loading. */
  readonly picture: string | null;
  /** Sign-up link for guests. */
  readonly join: ReactNode;
}

export function HighlightDetailView(props: HighlightDetailViewProps) {
  const { back, programme, picture, join, ...text } = props;
  const { t } = useTranslation('info');
  return (
    <Screen
      ground="surface"
      padding="none"
      top={<TopBar title={programme} back={back} />}
      busy={text.texts.status === 'loading'}
    >
      <Picture src={picture} alt="" ratio="16/9" priority />
      <div className={styles.words}>
        <CompanyTextBody {...text} />
        <div className={styles.ways}>
          {join}
          <LinkButton href={ROUTES.tnc.path} variant="secondary" size="lg" wide>
            {t('tnc')}
          </LinkButton>
        </div>
      </div>
    </Screen>
  );
}
