import { Button } from '@claypot/ui';
import { useJoinText } from './use-join-text.ts';

interface JoinOfferProps {
  readonly points: number;
  readonly onJoin: () => void;
}

/** Where members choose what they take off, a guest may become one. */
export function JoinOffer({ points, onJoin }: JoinOfferProps) {
  return (
    <Button wide size="lg" variant="secondary" onClick={onJoin}>
      {useJoinText(points)}
    </Button>
  );
}
