import { Card, Skeleton } from '@claypot/ui';

export function VoucherSkeleton() {
  return (
    <Card>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton count={4} />
    </Card>
  );
}
