import { selectCompany } from '@claypot/domain/company';
import { pathTo } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { FirstTimeView } from './FirstTimeView.tsx';

export function FirstTimeScreen() {
  const { company, ports, session } = useApp();
  const known = useSelector(company, selectCompany);
  const goOn = () => {
    session.send({ type: 'NEW_REGISTER_SEEN' });
    ports.navigation.to(pathTo('family'), { replace: true });
  };
  // The frame draws no screen before the company is known.
  return known && <FirstTimeView company={known} onGoOn={goOn} />;
}
