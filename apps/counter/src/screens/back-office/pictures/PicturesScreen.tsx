import { fileMachines, selectDishPictures } from '@claypot/counter/files';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { BACK_OFFICE_PATH, hrefOf } from '../../../platform/page/paths.ts';
import { PicturesView } from './PicturesView.tsx';

export function PicturesScreen() {
  const actor = useActorRef(useCounter().machines(fileMachines).dishPictures);
  return (
    <PicturesView
      view={useSelector(actor, selectDishPictures)}
      backHref={hrefOf(BACK_OFFICE_PATH)}
      onAdd={(files) => actor.send({ type: 'ADD', files })}
      onAssign={(id, key) => actor.send({ type: 'ASSIGN', id, key })}
      onCrop={(id, crop) => actor.send({ type: 'CROP', id, crop })}
      onRemove={(id) => actor.send({ type: 'REMOVE', id })}
      onStart={() => actor.send({ type: 'START' })}
      onCancel={() => actor.send({ type: 'CANCEL' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
