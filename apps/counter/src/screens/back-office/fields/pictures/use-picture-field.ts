import {
  type PictureFieldEvent,
  type PictureFieldView,
  type PictureStored,
  selectPictureField,
} from '@claypot/counter/back-office';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../form-context.ts';

interface UsedPictureField extends PictureFieldView {
  /** Reason why the last picture was not stored. */
  readonly message: string | undefined;
  readonly send: (event: PictureFieldEvent) => void;
}

/** Runs the upload of a field, and calls back for each stored picture. */
export function usePictureField(
  mayBeDrawing: boolean,
  onStored: (picture: PictureStored) => void,
): UsedPictureField {
  const { t, i18n } = useTranslation('counterBackOffice');
  const { createPictureField } = useDraftForm();
  const [machine] = useState(createPictureField);
  const actor = useActorRef(machine, { input: { mayBeDrawing } });
  const view = useSelector(actor, selectPictureField);
  const stored = useEffectEvent(onStored);
  useEffect(() => {
    const subscription = actor.on('picture.stored', (picture) => stored(picture));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { ...view, message: messageOf(view.problem), send: actor.send };

  function messageOf(problem: PictureFieldView['problem']): string | undefined {
    switch (problem?.kind) {
      case undefined:
        return undefined;
      case 'tooLarge':
        return t('pictureTooLarge');
      case 'rejected':
        return problem.message;
      case 'failed':
        return counterErrorMessage(i18n, problem.code);
    }
  }
}
