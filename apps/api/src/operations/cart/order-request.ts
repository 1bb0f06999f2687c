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

/** Refuses what nobody can bring: until there is a courier, every address is out of its area. */
export function requireReachable({ delivery_method, address }: Body): void {
  if (delivery_method !== 'delivery') return;
  throw new Refusal(address === null ? 'MISSING_ADDRESS' : 'ERR_OUT_OF_SERVICE_AREA');
}
