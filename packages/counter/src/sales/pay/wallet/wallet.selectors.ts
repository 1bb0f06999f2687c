import { type Cents, cents } from '@claypot/sdk';
import type { Bill } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../../orders/money/action/money-action.selectors.ts';
import type { MoneyActionView } from '../../../orders/money/views.ts';
import { offerOf, type Payable, restOf } from '../../shared/payable.ts';
import {
  missingWalletInput,
  paysOffer,
  type WalletDraft,
  type WalletMissing,
  type WalletRequest,
  walletAmount,
} from './wallet-request.ts';

export interface WalletView extends MoneyActionView {
  /** In the wallet, in cents. */
  readonly wallet: Cents;
  /** Rest to pay, in cents. */
  readonly left: Cents;
  /** Total if the wallet pays all on Family Day, in cents; null if there is no such offer. */
  readonly offer: Cents | null;
  readonly paysOffer: boolean;
  /** As typed; empty for as much as possible. */
  readonly amountText: string;
  /** In cents; null for an invalid text, or if the wallet is empty. */
  readonly amount: Cents | null;
  readonly code: string;
  /** Way in which the member agrees. */
  readonly by: WalletDraft['by'];
  /** Missing or wrong input after a press; null if there is none. */
  readonly missing: WalletMissing | null;
}

export function selectWallet(
  snapshot: MoneySnapshot<Payable, WalletDraft, WalletRequest, Bill>,
): WalletView {
  const { draft, subject, wasTried } = snapshot.context;
  return {
    ...selectMoneyAction(snapshot),
    wallet: subject.bill.member?.wallet ?? cents(0),
    left: restOf(subject).left,
    offer: offerOf(subject),
    paysOffer: paysOffer(subject, draft),
    amountText: draft.amount,
    amount: walletAmount(subject, draft),
    code: draft.code,
    by: draft.by,
    missing: wasTried ? missingWalletInput(subject, draft) : null,
  };
}
