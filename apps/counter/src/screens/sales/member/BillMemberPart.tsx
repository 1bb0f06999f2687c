import { LEAST_WALLET } from '@claypot/domain/pricing';
import type { BillMember } from '@claypot/sdk/counter';
import {
  Badge,
  Button,
  Callout,
  CheckField,
  closeIcon,
  Icon,
  IconButton,
  ticketIcon,
  userIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import type { BillActions } from '../shared/bill-actions.ts';
import type { LoadedView } from '../shared/loaded-view.ts';
import { BillAsk } from './BillAsk.tsx';
import styles from './BillMemberPart.module.css';

interface BillMemberPartProps extends Pick<BillActions, 'onChange' | 'onDialog'> {
  readonly view: LoadedView;
  readonly now: Temporal.Instant;
  /** True while the payment is shown beside the bill. It shows the question to the phone itself. */
  readonly isPaying: boolean;
}

/** Member of the bill with tier, points, wallet and voucher. */
export function BillMemberPart(props: BillMemberPartProps) {
  const { view, onDialog } = props;
  const { t } = useTranslation('counterSales');
  const { bill, canChange } = view;
  if (bill.member !== null) return <Known {...props} member={bill.member} />;
  if (!canChange) return null;
  return (
    <div className={styles.none}>
      <Button variant="secondary" wide onClick={() => onDialog({ kind: 'member' })}>
        <Icon drawing={userIcon} size={20} />
        <span>{t('addMember')}</span>
      </Button>
      <p className={styles.note}>{t('noMemberText')}</p>
    </div>
  );
}

function Known({
  view,
  member,
  now,
  isPaying,
  onChange,
  onDialog,
}: BillMemberPartProps & { readonly member: BillMember }) {
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { bill, canChange } = view;
  const { is_frozen, is_own, level_name, points, tier_percent, wallet } = member;
  return (
    <section aria-label={t('member')} className={styles.member}>
      <div className={styles.head}>
        <Icon drawing={userIcon} size={24} />
        <div className={styles.words}>
          <p className={styles.name}>{member.first_name ?? t('noName')}</p>
          <p className={styles.facts}>
            <span>{level_name}</span>
            {tier_percent > 0 && <span>{t('tierOff', { percent: tier_percent })}</span>}
            <span>{t('memberPoints', { count: points })}</span>
            <span>{t('memberWallet', { amount: format.money(wallet) })}</span>
          </p>
        </div>
        {canChange && (
          <IconButton
            icon={closeIcon}
            label={t('removeMember')}
            onClick={() => onChange({ kind: 'member', customerId: null })}
          />
        )}
      </div>
      {is_frozen && (
        <Badge tone="notice">{t('tierFrozen', { amount: format.money(LEAST_WALLET) })}</Badge>
      )}
      {is_own && <Callout tone="notice">{t('ownBill')}</Callout>}
      {bill.state === 'open' && (
        <Benefits view={view} member={member} onChange={onChange} onDialog={onDialog} />
      )}
      {bill.request !== null && !isPaying && (
        <BillAsk
          request={bill.request}
          member={member}
          now={now}
          isPending={view.pending.has('cancelAsk')}
          isOnline={view.isOnline}
          onCancel={() => onChange({ kind: 'cancelAsk' })}
        />
      )}
    </section>
  );
}

function Benefits({
  view,
  member,
  onChange,
  onDialog,
}: Omit<BillMemberPartProps, 'isPaying' | 'now'> & { readonly member: BillMember }) {
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { bill, canChange, usesPoints } = view;
  const { point_offer: offer, vouchers } = member;
  const fitting = vouchers.filter(({ fit }) => fit.usable === 1).length;
  return (
    <div className={styles.benefits}>
      {canChange && offer !== null && (
        <CheckField
          name="use-points"
          label={t('usePoints', { points: offer.points, amount: format.money(offer.amount) })}
          checked={usesPoints}
          onChange={(checked) => onChange({ kind: 'points', usesPoints: checked })}
        />
      )}
      {canChange && offer === null && member.points > 0 && (
        <p className={styles.note}>{t('pointsNone')}</p>
      )}
      {bill.voucher !== null && (
        <div className={styles.head}>
          <Icon drawing={ticketIcon} size={24} />
          <p className={styles.words}>{t('voucherUsed', { name: bill.voucher.name })}</p>
          {canChange && (
            <IconButton
              icon={closeIcon}
              label={t('removeVoucher')}
              onClick={() => onChange({ kind: 'removeVoucher' })}
            />
          )}
        </div>
      )}
      {canChange && bill.voucher === null && vouchers.length > 0 && (
        <Button variant="secondary" wide onClick={() => onDialog({ kind: 'vouchers' })}>
          <Icon drawing={ticketIcon} size={20} />
          <span>{fitting > 0 ? t('vouchersFit', { count: fitting }) : t('vouchersNone')}</span>
        </Button>
      )}
    </div>
  );
}
