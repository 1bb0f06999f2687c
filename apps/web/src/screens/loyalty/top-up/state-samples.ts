import {
  selectTopUp,
  type TopUpProblem,
  type TopUpSnapshot,
  type TopUpView,
} from '@claypot/domain/loyalty';
import { unprovidedPayment } from '@claypot/domain/machines';
import type { TopUp, TopUpRequest } from '@claypot/sdk';
import { BEFORE_THE_CUSTOMER, UNPAID } from '../../shared/payment/payment-samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';

type Context = TopUpSnapshot['context'];

export function topUpIn(value: TopUpSnapshot['value'], context: Partial<Context> = {}): TopUpView {
  return viewOf(
    unprovidedPayment<TopUpRequest, TopUp, TopUpProblem>().resolveState({
      value,
      context: {
        ...BEFORE_THE_CUSTOMER,
        payable: UNPAID,
        ...context,
      },
    }),
    selectTopUp,
  );
}
