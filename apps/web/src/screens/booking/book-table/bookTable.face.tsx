import type { BOOKABLE_BRANCH_REQUEST } from '@claypot/domain/booking';
import type { Branch } from '@claypot/sdk';
import { ActionBar, Button, Card, Screen, Skeleton, Stack, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { LINE, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BookTableForm.module.css';
import { BranchHeadShape } from './BranchHeadShape.tsx';
import { ContactFields } from './fields/ContactFields.tsx';
import { PartyField } from './fields/PartyField.tsx';
import { RequestFields } from './fields/RequestFields.tsx';

const at = placesOf<Branch>();

/** Initial values of the form. */
const PART = {
  values: {
    branch_id: '',
    number_of_seats: 2,
    date: null,
    time: null,
    customer_name: '',
    phone_no: '',
    reminder: true,
    occasion: null,
    note: '',
  },
  fieldErrorAt: () => undefined,
  onChange: () => undefined,
};

/** Server-rendered page: the branch and the form, with a skeleton for days and times. */
export function Face() {
  const { t } = useTranslation('booking');
  return (
    <Screen
      width="split"
      top={<TopBar title={t('title')} back={useBack()} />}
      sideways
      bottom={
        <ActionBar>
          <Button size="lg" wide>
            {t('submit')}
          </Button>
        </ActionBar>
      }
    >
      <form className={styles.form}>
        <div className={styles.branch}>
          <Part<[typeof BOOKABLE_BRANCH_REQUEST]> of="/branch_detail/:id">
            <BranchHeadShape
              image={at('branch_image.0.image')}
              name={at('branch_name')}
              address={at('address')}
              hours={LINE}
            />
          </Part>
        </div>
        <div className={styles.visit}>
          <Stack gap={4}>
            <PartyField part={PART} table={{ tooLarge: null, tooSmall: false }} />
            <Card>
              <Skeleton shape="title" />
              <Skeleton shape="row" count={3} />
            </Card>
          </Stack>
        </div>
        <div className={styles.contact}>
          <Stack gap={4}>
            <RequestFields part={PART} />
            <ContactFields part={PART} />
          </Stack>
        </div>
      </form>
    </Screen>
  );
}
