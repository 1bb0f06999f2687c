import { cleanLine, cleanText } from '@claypot/domain/text';
import type { RequestOf } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import type { NewOrder } from '../../placing/new-order.ts';

type Body = RequestOf<'cartCreateOrder'>['body'];

/** Returns the buyer's contact data; the phone number is in E.164. */
export function readBuyer({ name, phone, email }: Body): NewOrder['buyer'] {
  return { name: cleanLine(name), phone: requireMobile(phone), email };
}

/**
 * Returns the delivery address with the phone number in E.164; null for a pickup order. Throws
 * `MISSING_ADDRESS` or `INVALID_PHONE_NO`.
 */
export function readAddress({ delivery_method, address }: Body): Body['address'] {
  if (delivery_method !== 'delivery') return null;
  if (address === null) throw new ApiError('MISSING_ADDRESS');
  return { ...address, mail_phone: requireMobile(address.mail_phone) };
}

/** Returns the remark for the kitchen; null if it has no visible text. */
export function readRemark({ buyer_remark }: Body): string | null {
  return cleanText(buyer_remark ?? '') || null;
}
