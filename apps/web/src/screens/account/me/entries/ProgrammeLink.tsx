import { ROUTES } from '@claypot/domain/routes';
import { chevronRightIcon, Icon, Picture, Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './ProgrammeLink.module.css';
import type { Programme } from './use-programme.ts';

export function ProgrammeLink({ programme }: { readonly programme: Programme }) {
  const { name, picture } = programme;
  const { t } = useTranslation('me');
  return (
    <a href={ROUTES.highlightDetail.path} className={styles.link}>
      {picture === null ? (
        <Skeleton shape="picture" />
      ) : (
        <Picture src={picture} alt="" ratio="2/1" />
      )}
      <span className={styles.words}>
        <span>{t('programmeOffers', { programme: name })}</span>
        <Icon drawing={chevronRightIcon} size={20} className={styles.arrow} />
      </span>
    </a>
  );
}
