/** Payment of a bill at the counter: cash, card terminal, wallet, split, removal of a payment. */

export type { PayDeps } from '../shared/pay-deps.ts';
export { offerOf, type Payable, payableOf, paymentsOf, restOf } from '../shared/payable.ts';
export { type ReasonedView, selectReasoned } from '../shared/select-reasoned.ts';
export { type AskedView, selectAsked } from './ask/select-asked.ts';
export { createWithdraw, withdrawInput } from './ask/withdraw.implementation.ts';
export { createCard } from './card/card.implementation.ts';
export { type CardView, selectCard } from './card/card.selectors.ts';
export { cardInput } from './card/card-request.ts';
export { createCash } from './cash/cash.implementation.ts';
export { type CashView, selectCash } from './cash/cash.selectors.ts';
export { cashInput } from './cash/cash-request.ts';
export { createDrawers } from './drawers/drawers.implementation.ts';
export { drawerOf, storeDrawer } from './drawers/stored-drawer.ts';
export {
  createRemovePayment,
  type RemovedPayment,
  removePaymentInput,
} from './remove/remove-payment.implementation.ts';
export { createSplit } from './split/split.implementation.ts';
export { type SplitLine, type SplitView, selectSplit } from './split/split.selectors.ts';
export { SHARES, splitInput } from './split/split-request.ts';
export { createWallet } from './wallet/wallet.implementation.ts';
export { selectWallet, type WalletView } from './wallet/wallet.selectors.ts';
export { walletInput } from './wallet/wallet-request.ts';
