import type { QuotationView } from '@claypot/domain/ordering';
import { addressLine } from '@claypot/domain/places';
import { pathTo, withReturnTo } from '@claypot/domain/routes';
import { errorMessage, formatPhone } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import {
  Button,
  Callout,
  Card,
  LinkButton,
  Price,
  pinIcon,
  receiptIcon,
  Skeleton,
  useAnnouncedChange,
  warningIcon,
} from '@claypot/ui';
import { useId } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { CallButton } from '../../../shared/branch/CallButton.tsx';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import styles from './FulfilmentCard.module.css';

/** Both address pages return to the checkout. */
const NEW_ADDRESS = withReturnTo(pathTo('addNewAddress'), pathTo('orderConfirmation'));
const OTHER_ADDRESS = withReturnTo(pathTo('updateAddress'), pathTo('orderConfirmation'));

interface DeliveryCardProps {
  readonly delivery: QuotationView;
  /** Name of the voucher that pays the delivery fee; null if the customer pays. */
  readonly feePaidBy: string | null;
  /** Branch to call if the courier fails; null while loading. */
  readonly branch: Pick<Branch, 'branch_name' | 'contact_no'> | null;
  readonly onRetry: () => void;
  /** Switches to pickup at the branch that would deliver. */
  readonly onPickUp: () => void;
}

export function DeliveryCard(props: DeliveryCardProps) {
  const { branch, delivery, feePaidBy, onPickUp, onRetry } = props;
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const titleId = useId();
  const { address, branchMayHelp, canRetry, error, outOfReach, status } = delivery;
  const isOnItsWay = address === null && status === 'asking';
  useAnnouncedChange(useFeeInWords(delivery, feePaidBy));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <DetailRow
        icon={pinIcon}
        label={<h2 id={titleId}>{t('deliverTo')}</h2>}
        value={isOnItsWay ? <Skeleton /> : address ? addressLine(address) : '–'}
        text={
          address && (
            <>
              <span>{`${address.mail_name} · `}</span>
              <NoWrap>{formatPhone(address.mail_phone)}</NoWrap>
            </>
          )
        }
        action={isOnItsWay ? undefined : <OtherAddress hasAddress={address !== null} />}
      />
      <div className={styles.time}>
        <Fee delivery={delivery} paidBy={feePaidBy} />
        {error !== null && (
          <Callout
            tone="danger"
            icon={warningIcon}
            action={
              <>
                {canRetry && (
                  <Button size="sm" variant="secondary" onClick={onRetry}>
                    {t('common:retry')}
                  </Button>
                )}
                {branchMayHelp && branch && (
                  <CallButton
                    number={branch.contact_no}
                    branchName={branch.branch_name}
                    size="sm"
                    variant="secondary"
                  />
                )}
                {outOfReach && <AlternativeActions onPickUp={onPickUp} />}
              </>
            }
          >
            {errorMessage(i18n, error)}
          </Callout>
        )}
      </div>
    </Card>
  );
}

function OtherAddress({ hasAddress }: { readonly hasAddress: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <LinkButton
      href={hasAddress ? OTHER_ADDRESS : NEW_ADDRESS}
      size="sm"
      variant="quiet"
      aria-label={hasAddress ? t('changeAddress') : undefined}
    >
      {hasAddress ? t('change') : t('addAddress')}
    </LinkButton>
  );
}

/** Alternatives if the branch does not deliver there: another branch, or pickup. */
function AlternativeActions({ onPickUp }: Pick<DeliveryCardProps, 'onPickUp'>) {
  const { t } = useTranslation('checkout');
  return (
    <p className={styles.ways}>
      <LinkButton size="sm" variant="secondary" href={pathTo('menu')}>
        {t('otherServing')}
      </LinkButton>
      <Button size="sm" variant="secondary" onClick={onPickUp}>
        {t('pickUpInstead')}
      </Button>
    </p>
  );
}

/** Announcement of the quotation's result. */
function useFeeInWords(
  { fee, status, error }: QuotationView,
  paidBy: string | null,
): string | null {
  const { t, i18n } = useTranslation(['checkout', 'discounts']);
  const format = useFormat();
  if (error !== null) return errorMessage(i18n, error);
  if (status === 'asking') return t('askingCourier');
  if (fee === null) return null;
  const paid = paidBy === null ? '' : `, ${t('discounts:feePaidBy', { name: paidBy })}`;
  return `${t('deliveryFee')}: ${format.money(paidBy === null ? fee : 0)}${paid}`;
}

interface FeeProps {
  readonly delivery: QuotationView;
  readonly paidBy: string | null;
}

function Fee({ delivery: { fee, status }, paidBy }: FeeProps) {
  const { t } = useTranslation(['checkout', 'discounts']);
  const format = useFormat();
  if (status === 'asking') {
    return <DetailRow icon={receiptIcon} label={t('askingCourier')} value={<Skeleton />} />;
  }
  if (fee === null) return null;
  return (
    <DetailRow
      icon={receiptIcon}
      label={t('deliveryFee')}
      value={
        paidBy === null ? (
          <NoWrap>{format.money(fee)}</NoWrap>
        ) : (
          <Price amount={format.amount(0)} was={format.amount(fee)} />
        )
      }
      text={paidBy && t('discounts:feePaidBy', { name: paidBy })}
    />
  );
}
