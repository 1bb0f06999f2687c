import { FaceOfVoucher } from './FaceOfVoucher.tsx';

export function Face() {
  return <FaceOfVoucher of="/claimed/voucher_list" named="id" />;
}
