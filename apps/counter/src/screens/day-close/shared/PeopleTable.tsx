import type { PersonFigures } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './PeopleTable.module.css';

/** Actions of the staff on a day. */
export function PeopleTable({ people }: { readonly people: readonly PersonFigures[] }) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also with the keyboard
    <section className={styles.scroller} aria-label={t('people')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('people')}</caption>
        {people.length > 0 && (
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('steps')}</th>
              <th scope="col">{t('rejections')}</th>
              <th scope="col">{t('refundsMade')}</th>
              <th scope="col">{t('refundedAmount')}</th>
              <th scope="col">{t('paymentsTaken')}</th>
              <th scope="col">{t('takenAmount')}</th>
              <th scope="col">{t('paymentsRemoved')}</th>
              <th scope="col">{t('voids')}</th>
              <th scope="col">{t('topUps')}</th>
              <th scope="col">{t('toppedUp')}</th>
              <th scope="col">{t('approvals')}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {people.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <tr key={index}>
              <th scope="row">{person.name ?? t('byItself')}</th>
              <td translate="no">{format.count(person.steps)}</td>
              <td translate="no">{format.count(person.rejections)}</td>
              <td translate="no">{format.count(person.refund_count)}</td>
              <td translate="no">{format.money(person.refund_amount)}</td>
              <td translate="no">{format.count(person.payment_count)}</td>
              <td translate="no">{format.money(person.payment_amount)}</td>
              <td translate="no">{format.count(person.removed_payment_count)}</td>
              <td translate="no">{format.count(person.void_count)}</td>
              <td translate="no">{format.count(person.top_up_count)}</td>
              <td translate="no">{format.money(person.top_up_amount)}</td>
              <td translate="no">{format.count(person.approvals)}</td>
            </tr>
          ))}
          {people.length === 0 && (
            <tr>
              <td className={styles.empty}>{t('noPeople')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
