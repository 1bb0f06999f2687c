import type { CatalogueView } from '@claypot/domain';
import { Icon, Picture, SearchField, Slideshow } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useSlideLabels } from '../parts/useSlideLabels.ts';
import { BranchHours } from './BranchHours.tsx';
import styles from './MenuIntro.module.css';

interface MenuIntroProps {
  readonly menu: CatalogueView;
  /** The company's offer; empty when there is none. */
  readonly offer: string;
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
}

/** What stands over the menu: whether the branch is open, search and offers. */
export function MenuIntro({ menu, offer, now, onSearch }: MenuIntroProps) {
  const { t } = useTranslation(['menu', 'common']);
  return (
    <div className={styles.intro}>
      <BranchHours branch={menu.branch} now={now} />
      <SearchField
        label={t('search')}
        clearLabel={t('common:clearSearch')}
        value={menu.search}
        onChange={onSearch}
      />
      {menu.search === '' && menu.banners.length > 0 && <Banners banners={menu.banners} />}
      {offer !== '' && (
        <p className={styles.offer}>
          <Icon name="flame" size={20} />
          <span>{offer}</span>
        </p>
      )}
    </div>
  );
}

function Banners({ banners }: Pick<CatalogueView, 'banners'>) {
  const { t } = useTranslation('menu');
  const labels = useSlideLabels();
  return (
    <Slideshow
      label={t('banners')}
      labels={labels}
      rounded
      slides={banners.map(({ id, image, image_alt }, index) => ({
        id,
        content: <Picture src={image} alt={image_alt} ratio="2/1" priority={index === 0} />,
      }))}
    />
  );
}
