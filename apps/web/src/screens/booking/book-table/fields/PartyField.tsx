import type { BookingFormValues, BookTableView } from '@claypot/domain/booking';
import { Card, NumberField, Stack, useAnnouncement } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { CallButton } from '../../../shared/branch/CallButton.tsx';
import { bindField, type FormPart } from '../../../shared/forms/bind-field.ts';

interface PartyFieldProps {
  readonly part: FormPart<BookingFormValues>;
  readonly table: Pick<BookTableView, 'tooLarge' | 'tooSmall'>;
}

/** Party size. If it exceeds the branch's limit, a button calls the branch. */
export function PartyField({ part, table: { tooLarge, tooSmall } }: PartyFieldProps) {
  const { t } = useTranslation(['booking', 'validation']);
  const { error, name, onChange, value } = bindField(part, 'number_of_seats');
  const large = tooLarge === null ? undefined : t('tooLarge', { count: tooLarge.most });
  useAnnouncement(large ?? null);
  // Shown on blur, because no time can be chosen for this party size.
  const small = tooSmall ? t('validation:NUMBER_OF_GUEST_TOO_SMALL') : undefined;
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
          error={large ?? small ?? error}
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
