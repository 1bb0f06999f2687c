import { Button } from '@claypot/ui';
import { useJoinText } from './use-join-text.ts';

interface JoinOfferProps {
  readonly points: number;
  readonly onJoin: () => void;
}

/** Offers a guest to sign up, in place of a member's discounts. */
export function JoinOffer({ points, onJoin }: JoinOfferProps) {
  return (
    <Button wide size="lg" variant="secondary" onClick={onJoin}>
      {useJoinText(points)}
    </Button>
  );
}
