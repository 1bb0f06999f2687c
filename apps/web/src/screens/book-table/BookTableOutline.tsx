import { Card, Skeleton, Stack } from '@claypot/ui';

/** A branch's form before anything of it is known. */
export function BookTableOutline() {
  return (
    <Stack gap={4}>
      <Skeleton shape="row" />
      <Card>
        <Skeleton shape="title" />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={3} />
      </Card>
    </Stack>
  );
}
