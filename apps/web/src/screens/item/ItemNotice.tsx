import type { ItemBasics } from '@claypot/domain';
import { Callout, clockIcon, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import styles from './ItemNotice.module.css';

/** What the customer has to know before going on; the toast has read failures aloud. */
export function ItemNotice({ item }: { readonly item: ItemBasics }) {
  const { t } = useTranslation('item');
  const notice = noticeOf(item);
  if (notice === null) return null;
  const texts = {
    soldOut: { title: t('soldOutTitle'), text: t('soldOutText') },
    unsure: { title: t('unsureTitle'), text: t('unsureText') },
    notAdded: { title: t('notAddedTitle'), text: t('notAddedText') },
  }[notice];
  return (
    <div className={styles.notice}>
      <Callout
        tone={notice === 'soldOut' ? 'info' : 'notice'}
        icon={notice === 'soldOut' ? clockIcon : warningIcon}
        title={texts.title}
      >
        {texts.text}
      </Callout>
    </div>
  );
}

function noticeOf({ status, notAdded }: ItemBasics): 'soldOut' | 'unsure' | 'notAdded' | null {
  if (status === 'soldOut' || status === 'unsure') return status;
  return notAdded ? 'notAdded' : null;
}
