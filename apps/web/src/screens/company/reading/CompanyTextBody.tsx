import type { CompanyTexts } from '@claypot/domain/company';
import type { QueryView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import { documentIcon, EmptyState, LinkButton, Skeleton } from '@claypot/ui';
import { useIsPrerendered } from '../../../hooks/loading/use-is-prerendered.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../shared/loading/LoadingSkeleton.tsx';
import { CompanyText } from './CompanyText.tsx';
import styles from './CompanyTextBody.module.css';
import { TextPlace } from './TextPlace.tsx';

export interface CompanyTextProps {
  readonly name: keyof CompanyTexts;
  readonly texts: QueryView<CompanyTexts>;
  readonly onRetry: () => void;
}

export function CompanyTextBody({ texts, onRetry, name }: CompanyTextProps) {
  const { t } = useTranslation('info');
  const isPrerendered = useIsPrerendered();
  const { status, data } = texts;
  if (status === 'failed') return <LoadFailed title={t('failed')} onRetry={onRetry} />;
  if (data === null && import.meta.env.SSR && isPrerendered) return <TextPlace name={name} />;
  if (data === null) {
    return (
      <LoadingSkeleton>
        <div className={styles.outline}>
          <Skeleton count={3} />
          <Skeleton shape="title" />
          <Skeleton count={5} />
          <Skeleton shape="title" />
          <Skeleton count={4} />
        </div>
      </LoadingSkeleton>
    );
  }
  const missing = (
    <EmptyState
      icon={documentIcon}
      title={t('missing')}
      text={t('missingText')}
      action={
        <LinkButton variant="secondary" href={ROUTES.help.path}>
          {t('askUs')}
        </LinkButton>
      }
    />
  );
  return <CompanyText html={data[name]} missing={missing} />;
}
