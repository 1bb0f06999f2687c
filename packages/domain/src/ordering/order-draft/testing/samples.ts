import { cents } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { shownCart } from '../../cart/lines.ts';
import type { QuotationView } from '../../quotation/quotation.selectors.ts';
import { type DraftAnswers, EMPTY_DRAFT, type OrderDraft } from '../order-draft.ts';

/** A guest's pickup order without obstacles. */
export function anOrderDraft(changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    ...EMPTY_DRAFT,
    identity: { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' },
    cart: shownCart(aCart([aLine({ qty: 2 })]), {}),
    branch_id: 'bangsar',
    details: { full_name: 'Ann Tan', email: 'ann@example.com', phone: '+60123456789', remark: '' },
    ...changes,
  };
}

export function aQuotation(changes: Partial<QuotationView> = {}): QuotationView {
  return {
    status: 'quoted',
    fee: cents(650),
    error: null,
    canRetry: false,
    outOfReach: false,
    branchMayHelp: false,
    address: null,
    ...changes,
  };
}

export function someAnswers(changes: Partial<DraftAnswers> = {}): DraftAnswers {
  return {
    quotation: aQuotation({ status: 'none', fee: null }),
    hours: null,
    now: Temporal.Instant.from('2026-11-21T12:00:00+08:00'),
    ...changes,
  };
}
