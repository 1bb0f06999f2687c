import { Button, Screen, Stack, TopBar } from '@claypot/ui';
import type { Sandbox } from '../sandbox/open-sandbox.ts';
import styles from './CardPage.module.css';

interface CardPageProps {
  readonly sandbox: Sandbox;
  /** The address the product left for. */
  readonly url: string;
}

/** Stands in for the payment provider's page: what the customer does there, and the way back. */
export function CardPage({ sandbox, url }: CardPageProps) {
  const { app, navigation, restaurant } = sandbox;
  const id = restaurant.orders.newest()?.id ?? '';
  const goBack = () => {
    navigation.comeBack();
    app.returned();
  };
  return (
    <div lang="en">
      <Screen top={<TopBar title="Sandbox card page" />} ground="surface">
        <p className={styles.words}>
          The product has left for <code>{url}</code>. No card is asked for here: choose what
          becomes of the payment.
        </p>
        <Stack>
          <Button
            size="lg"
            onClick={() => {
              restaurant.orders.pay(id);
              goBack();
            }}
          >
            Pay
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={() => {
              restaurant.orders.decline(id);
              goBack();
            }}
          >
            Decline the card
          </Button>
          <Button size="lg" variant="secondary" onClick={goBack}>
            Go back without paying
          </Button>
        </Stack>
      </Screen>
    </div>
  );
}
