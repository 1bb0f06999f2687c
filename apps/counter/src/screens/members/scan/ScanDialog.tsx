import { createCameraScan, selectCameraScan } from '@claypot/counter/members';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createCamera } from '../../../platform/scanner/create-camera.ts';
import { loadDecoder } from '../../../platform/scanner/load-decoder.ts';
import { ScanDialogView } from './ScanDialogView.tsx';

interface ScanDialogProps {
  /** Called once with the number of the member. */
  readonly onMember: (memberNo: string) => void;
  readonly onClose: () => void;
}

/** Scan with the camera, which runs while the dialog is shown. */
export function ScanDialog({ onMember, onClose }: ScanDialogProps) {
  const [camera] = useState(() =>
    createCamera({
      devices: navigator.mediaDevices,
      loadDecoder: () => loadDecoder(window),
    }),
  );
  const [machine] = useState(() => createCameraScan(camera));
  const actor = useActorRef(machine);
  const scan = useSelector(actor, selectCameraScan);
  const memberNo = useSelector(actor, ({ context }) => context.member_no);
  const found = useEffectEvent(onMember);
  useEffect(() => {
    if (memberNo !== null) found(memberNo);
  }, [memberNo]);
  return (
    <ScanDialogView
      open
      scan={scan}
      onVideo={camera.show}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={onClose}
    />
  );
}
