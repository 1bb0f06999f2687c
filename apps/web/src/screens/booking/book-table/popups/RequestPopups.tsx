import type { BookTableView, ReservationRequestView, VisitSlot } from '@claypot/domain/booking';
import { ROUTES } from '@claypot/domain/routes';
import { Button, LinkButton, Popup } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import type { BookTableActions } from '../actions.ts';
import { NearestTimes } from '../fields/NearestTimes.tsx';
import { ProcessingPopup } from './ProcessingPopup.tsx';
import { SorryPopup } from './SorryPopup.tsx';
import { useSorryText } from './use-sorry-text.ts';

interface RequestPopupsProps {
  readonly table: BookTableView;
  readonly request: ReservationRequestView;
  readonly actions: Pick<BookTableActions, 'askNow' | 'chooseTime' | 'dismiss' | 'submit'>;
}

export function RequestPopups({ table, request, actions }: RequestPopupsProps) {
  const { t } = useTranslation(['booking', 'common']);
  const { stage } = request;
  return (
    <>
      <ProcessingPopup stage={stage} branchName={table.branch?.branch_name ?? ''} />
      <Popup
        open={stage === 'unreachable'}
        title={t('unreachableTitle')}
        onClose={actions.askNow}
        actions={
          <>
            <Button wide size="lg" onClick={actions.askNow}>
              {t('askNow')}
            </Button>
            <LinkButton wide variant="quiet" href={ROUTES.home.path}>
              {t('common:backToHome')}
            </LinkButton>
          </>
        }
      >
        {t('unreachableText')}
      </Popup>
      <Popup
        open={stage === 'notMade'}
        title={t('notMadeTitle')}
        onClose={actions.dismiss}
        actions={
          <>
            <Button wide size="lg" onClick={actions.submit}>
              {t('common:retry')}
            </Button>
            <Button wide variant="quiet" onClick={actions.dismiss}>
              {t('common:close')}
            </Button>
          </>
        }
      >
        {t('notMadeText')}
      </Popup>
      <RejectedPopup table={table} request={request} actions={actions} />
    </>
  );
}

/** Shows why the branch has no table. Other errors (`rejected`) appear in the form instead. */
function RejectedPopup({ table, request: { problem }, actions }: RequestPopupsProps) {
  const { t } = useTranslation('booking');
  const { branch, form } = table;
  const sorry = useSorryText(branch?.branch_name ?? '');
  const { date, number_of_seats: party, time } = form.values;
  const slot: VisitSlot | null = date && time !== null ? { date, time } : null;
  if (problem === null || problem.kind === 'rejected' || branch === null) return null;
  if (problem.kind === 'notTaken') {
    const { contact_no } = problem;
    return (
      <SorryPopup
        open
        text={sorry.notTaken(contact_no)}
        contactNo={contact_no}
        onClose={actions.dismiss}
      />
    );
  }
  if (problem.kind === 'tooLarge') {
    const { contact_no, most } = problem;
    return (
      <SorryPopup
        open
        text={sorry.tooLarge(most, contact_no)}
        contactNo={contact_no}
        onward={t('changeParty')}
        onClose={actions.dismiss}
      />
    );
  }
  if (slot === null) return null;
  return (
    <SorryPopup
      open
      text={problem.kind === 'full' ? sorry.full(party ?? 1, slot) : sorry.timeUnavailable(slot)}
      contactNo={branch.contact_no}
      onward={t('chooseOther')}
      onClose={actions.dismiss}
    >
      <NearestTimes nearest={problem.nearest} date={slot.date} onChoose={actions.chooseTime} />
    </SorryPopup>
  );
}
