import {
  type Address,
  addressLine,
  type DeliveryBranchView,
  deliveryWord,
  type FulfilmentMethod,
} from '@claypot/domain/places';
import { OTHER_ADDRESS_PATH } from '@claypot/domain/routes';
import type { DeliveryOption } from '@claypot/sdk';
import { ListRow, pinIcon, storeIcon, ToggleBar } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import { DeliveryBranch } from './DeliveryBranch.tsx';
import { DeliveryCallout } from './DeliveryCallout.tsx';
import styles from './FulfilmentChoiceView.module.css';

export interface FulfilmentChoiceViewProps {
  readonly method: FulfilmentMethod | null;
  readonly address: Address | null;
  readonly branch: { readonly id: string; readonly name: string } | null;
  /** Null for pickup, or without an address. */
  readonly deliveryBranch: DeliveryBranchView | null;
  readonly now: Temporal.ZonedDateTime;
  /** True if delivery is chosen without an address. */
  readonly needsAddress: boolean;
  readonly actions: {
    readonly deliver: () => void;
    readonly pickUp: () => void;
    readonly createAddress: () => void;
    readonly dismiss: () => void;
    readonly select: (branch: DeliveryOption) => void;
    readonly confirm: () => void;
    readonly cancel: () => void;
    readonly retry: () => void;
  };
}

/** Loaded on first use, because few customers see a popup. */
const loadPopups = () => import('./FulfilmentPopups.tsx');

export function FulfilmentChoiceView(props: FulfilmentChoiceViewProps) {
  const { method, address, branch, deliveryBranch, now, needsAddress, actions } = props;
  const { t } = useTranslation(['menu', 'common']);
  // The prerendered page does not know the customer's choice.
  const isPrerendered = branch?.name === '';
  const isAsking = needsAddress || deliveryBranch?.choice.status === 'asking';
  // Stays mounted for the closing animation.
  const [hasAsked, setHasAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setHasAsked(true);
  return (
    <>
      <ToggleBar
        label={t('fulfilment')}
        ways={[
          { value: 'delivery', label: t('common:delivery'), icon: pinIcon },
          { value: 'pickup', label: t('common:pickup'), icon: storeIcon },
        ]}
        value={isPrerendered ? null : (method ?? 'pickup')}
        onChange={(value) => (value === 'delivery' ? actions.deliver() : actions.pickUp())}
      />
      {method === 'delivery' && (
        <div className={styles.way}>
          <ListRow
            dense
            icon={pinIcon}
            title={
              address
                ? t('deliverTo', { name: address.mail_type ?? address.mail_name })
                : t('chooseAddress')
            }
            text={address && <span className={styles.line}>{addressLine(address)}</span>}
            href={OTHER_ADDRESS_PATH}
          />
          {deliveryBranch !== null && (
            <DeliveryBranch
              branch={branch}
              options={deliveryBranch.options}
              now={now}
              busy={deliveryBranch.choice.status === 'running'}
              onSelect={actions.select}
              onRetry={actions.retry}
            />
          )}
        </div>
      )}
      {deliveryBranch?.options.data && (
        <DeliveryCallout
          word={deliveryWord(deliveryBranch.options.data, branch?.id ?? null)}
          branchName={branch?.name ?? ''}
          now={now}
          onSelect={actions.select}
          onPickUp={actions.pickUp}
        />
      )}
      {hasAsked && (
        <Deferred load={loadPopups} outline={null}>
          {({ FulfilmentPopups }) => (
            <FulfilmentPopups
              needsAddress={needsAddress}
              deliveryBranch={deliveryBranch}
              actions={actions}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
