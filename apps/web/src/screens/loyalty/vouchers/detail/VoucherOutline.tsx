import { Card, Skeleton } from '@claypot/ui';

/** A voucher's page before it has come, in the shape it will have. */
export function VoucherOutline() {
  return (
    <Card>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton count={4} />
    </Card>
  );
}
