import type { SetUpResult } from '@claypot/sdk/counter';
import { Callout, checkIcon, LinkButton, Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './CreatedView.module.css';

/** The restaurant is open: where customers and staff go, and what comes next. */
export function CreatedView({ result: { origin, poster } }: { readonly result: SetUpResult }) {
  const { t } = useTranslation('counterSetUp');
  return (
    <Stack gap={4}>
      <Callout tone="success" icon={checkIcon}>
        {t('createdText')}
      </Callout>
      <LinkButton size="lg" wide href={`${origin}/home`}>
        {t('openSite')}
      </LinkButton>
      <p className={styles.address} translate="no">
        {new URL(origin).host}
      </p>
      <LinkButton size="lg" variant="secondary" wide href={`${origin}/counter`}>
        {t('openCounter')}
      </LinkButton>
      <LinkButton variant="quiet" wide href={origin + poster}>
        {t('openPoster')}
      </LinkButton>
      <LinkButton variant="quiet" wide href={`${origin}${poster}.pdf`}>
        {t('openPosterPdf')}
      </LinkButton>
      <section>
        <Stack gap={2}>
          <h2>{t('nextTitle')}</h2>
          <ol className={styles.next}>
            <li>{t('nextTry')}</li>
            <li>{t('nextPair')}</li>
            <li>{t('nextPhotos')}</li>
            <li>{t('nextPayments')}</li>
          </ol>
        </Stack>
      </section>
    </Stack>
  );
}
