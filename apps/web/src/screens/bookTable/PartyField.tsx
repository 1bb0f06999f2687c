import type { BookingFormValues, BookTableView } from '@claypot/domain';
import { Card, NumberField, Stack } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { bindField, type FormPart } from '../parts/bind-field.ts';
import { CallButton } from '../parts/CallButton.tsx';

interface PartyFieldProps {
  readonly part: FormPart<BookingFormValues>;
  readonly tooLarge: BookTableView['tooLarge'];
}

/** For how many; a party that is too large is told whom to call. */
export function PartyField({ part, tooLarge }: PartyFieldProps) {
  const { t } = useTranslation('booking');
  const { error, name, onChange, value } = bindField(part, 'number_of_seats');
  const large = tooLarge === null ? undefined : t('tooLarge', { count: tooLarge.most });
  return (
    <Card>
      <Stack gap={2}>
        <NumberField
          label={t('guests')}
          roleDescription={t('numberField')}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
          name={name}
          value={value}
          min={1}
          error={large ?? error}
          onChange={onChange}
        />
        {tooLarge !== null && (
          <div>
            <CallButton size="sm" variant="secondary" number={tooLarge.contact_no} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
