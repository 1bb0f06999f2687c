import { fileMachines, selectSheetImport } from '@claypot/counter/files';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { BACK_OFFICE_PATH, hrefOf } from '../../../platform/page/paths.ts';
import { ImportView } from './ImportView.tsx';

export function ImportScreen() {
  const actor = useActorRef(useCounter().machines(fileMachines).sheetImport);
  return (
    <ImportView
      view={useSelector(actor, selectSheetImport)}
      backHref={hrefOf(BACK_OFFICE_PATH)}
      onChoose={(file) => actor.send({ type: 'CHOOSE', file })}
      onMap={(letters, field) => actor.send({ type: 'MAP', letters, field })}
      onCorrect={(corrections) => actor.send({ type: 'CORRECT', corrections })}
      onGuess={() => actor.send({ type: 'GUESS' })}
      onAdd={() => actor.send({ type: 'ADD' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
