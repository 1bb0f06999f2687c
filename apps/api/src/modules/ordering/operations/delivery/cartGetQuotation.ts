import { formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findBranch } from '../../../company/index.ts';
import { quoteDelivery } from './quote.ts';

/** Returns the delivery fee for a place. Stores nothing. */
export const cartGetQuotation: Handler<'cartGetQuotation'> = async (context, { body }) => {
  const branch = await findBranch(context.db, context.company, body.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  // Validate the phone number now, because the order would be rejected later. The fee does not
  // depend on it.
  if (body.customer_contact_phone !== null) requireMobile(body.customer_contact_phone);
  const { fee } = await quoteDelivery(context, branch, {
    latitude: Number(body.customer_delivery_address_latitude),
    longitude: Number(body.customer_delivery_address_longitude),
  });
  return { totalFee: formatMoneyString(fee) };
};
