import { FaceOfVoucher } from './detail/FaceOfVoucher.tsx';

export function Face() {
  return <FaceOfVoucher of="/claimed/voucher_list" named="id" />;
}
