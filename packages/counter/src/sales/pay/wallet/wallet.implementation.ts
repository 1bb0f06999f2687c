import { cents } from '@claypot/sdk';
import { createBillAction } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';
import type { Payable } from '../../shared/payable.ts';
import {
  type WalletDraft,
  type WalletRequest,
  walletAmount,
  walletRequest,
} from './wallet-request.ts';

/** Creates the action that pays from the member's wallet, or asks the member on the phone. */
export function createWallet(deps: PayDeps) {
  return createBillAction<Payable, WalletDraft, WalletRequest>(deps, {
    operation: 'payBill',
    requestOf: walletRequest,
    amountOf: (payable, draft) => walletAmount(payable, draft) ?? cents(0),
    send: ({ body, ...call }, given) =>
      body.kind === 'ask'
        ? deps.api.askMember({ ...call, body: body.body }, given)
        : deps.api.payBill({ ...call, body: body.body }, given),
  });
}
