import { parseMobile } from '@claypot/domain/phone';
import type { RequestOf } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { NewOrder } from '../../ordering/new-order.ts';

type Body = RequestOf<'cartCreateOrder'>['body'];

/** Who ordered; the phone number in E.164. */
export function readBuyer({ name, phone, email }: Body): NewOrder['buyer'] {
  const mobile = parseMobile(phone);
  if (mobile === null) throw new Refusal('INVALID_PHONE_NO');
  return { name: name.trim(), phone: mobile, email };
}

/** Where to deliver to; null where nothing is delivered. */
export function readAddress({ delivery_method, address }: Body): Body['address'] {
  if (delivery_method !== 'delivery') return null;
  if (address === null) throw new Refusal('MISSING_ADDRESS');
  return address;
}
