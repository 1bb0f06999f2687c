import { FaceOfVoucher } from './detail/FaceOfVoucher.tsx';

export function Face() {
  return <FaceOfVoucher of="/voucher_list" named="id" />;
}
