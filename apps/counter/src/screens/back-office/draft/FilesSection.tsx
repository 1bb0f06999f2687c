import { Card, cameraIcon, documentIcon, ListRow, qrCodeIcon, shareIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import {
  EXPORT_PATH,
  hrefOf,
  IMPORT_PATH,
  LINKS_PATH,
  PICTURES_PATH,
} from '../../../platform/page/paths.ts';
import styles from './DraftView.module.css';

/** Links to pictures, imports, exports, and the links for customers. */
export function FilesSection() {
  const { t } = useTranslation('counterFiles');
  const links = [
    { path: PICTURES_PATH, title: t('picturesTitle'), icon: cameraIcon },
    { path: IMPORT_PATH, title: t('importTitle'), icon: documentIcon },
    { path: EXPORT_PATH, title: t('exportTitle'), icon: shareIcon },
    { path: LINKS_PATH, title: t('linksTitle'), icon: qrCodeIcon },
  ];
  return (
    <section aria-labelledby="draft-files" className={styles.content}>
      <h2 id="draft-files" className={styles.title}>
        {t('filesTitle')}
      </h2>
      <ul className={styles.sections}>
        {links.map(({ path, title, icon }) => (
          <li key={path}>
            <Card padding="none">
              <ListRow title={title} icon={icon} href={hrefOf(path)} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
