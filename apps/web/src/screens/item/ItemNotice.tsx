import type { ItemBasics } from '@claypot/domain';
import { Callout, clockIcon, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { inARow } from '../parts/in-a-row.ts';
import styles from './ItemNotice.module.css';

/** What the customer has to know before going on; the toast has read failures aloud. */
export function ItemNotice({ item }: { readonly item: ItemBasics }) {
  const { t } = useTranslation('item');
  const notice = noticeOf(item);
  if (notice === null) return null;
  const isEditing = item.editing === 'line';
  const texts = {
    soldOut: { title: t('soldOutTitle'), text: t('soldOutText') },
    unsure: isEditing
      ? { title: t('unsureUpdateTitle'), text: t('unsureUpdateText') }
      : { title: t('unsureTitle'), text: t('unsureText') },
    notAdded: isEditing
      ? { title: t('notUpdatedTitle'), text: t('notAddedText') }
      : { title: t('notAddedTitle'), text: t('notAddedText') },
    lineGone: { title: t('lineGoneTitle'), text: t('lineGoneText') },
    lost: { title: t('lostTitle'), text: t('lostText', { choices: inARow(item.lost) }) },
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

type Notice = 'soldOut' | 'unsure' | 'notAdded' | 'lineGone' | 'lost';

function noticeOf({ editing, lost, notAdded, status }: ItemBasics): Notice | null {
  if (status === 'soldOut' || status === 'unsure') return status;
  if (editing === 'gone') return 'lineGone';
  if (notAdded) return 'notAdded';
  return lost.length > 0 ? 'lost' : null;
}
