import type { ItemBasics } from '@claypot/domain/ordering';
import { Callout, clockIcon, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { inARow } from '../../shared/layout/in-a-row.ts';
import styles from './ItemNotice.module.css';

/** Text keys of each notice: title and text. */
const WORDS = {
  soldOut: ['soldOutTitle', 'soldOutText'],
  outcomeUnknown: ['unsureTitle', 'unsureText'],
  unknownUpdate: ['unsureUpdateTitle', 'unsureUpdateText'],
  notAdded: ['notAddedTitle', 'notAddedText'],
  notUpdated: ['notUpdatedTitle', 'notAddedText'],
  lineGone: ['lineGoneTitle', 'lineGoneText'],
  lost: ['lostTitle', 'lostText'],
  lastTime: ['lastTimeTitle', 'lastTimeText'],
} as const;

/** Notice above the options. Failures are announced by the toast. */
export function ItemNotice({ item }: { readonly item: ItemBasics }) {
  const { t } = useTranslation('item');
  const notice = noticeOf(item);
  if (notice === null) return null;
  const [title, text] = WORDS[notice];
  const isCalm = notice === 'soldOut' || notice === 'lastTime';
  const choices = inARow(notice === 'lost' ? item.lost : item.lastTime);
  return (
    <div className={styles.notice}>
      <Callout
        tone={isCalm ? 'info' : 'notice'}
        icon={isCalm ? clockIcon : warningIcon}
        title={t(title)}
      >
        {t(text, { choices })}
      </Callout>
    </div>
  );
}

function noticeOf(item: ItemBasics): keyof typeof WORDS | null {
  const { editing, lastTime, lost, notAdded, status } = item;
  const isEditing = editing === 'line';
  if (status === 'soldOut') return status;
  if (status === 'outcomeUnknown') return isEditing ? 'unknownUpdate' : status;
  if (editing === 'gone') return 'lineGone';
  if (notAdded) return isEditing ? 'notUpdated' : 'notAdded';
  if (lost.length > 0) return 'lost';
  return lastTime.length > 0 ? 'lastTime' : null;
}
