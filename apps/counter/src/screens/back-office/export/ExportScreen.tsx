import { fileMachines } from '@claypot/counter/files';
import { selectMutation } from '@claypot/domain/machines';
import type { RestaurantExport, SheetExport } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { bytesOfBase64, packFolder } from '../../../platform/page/pack-folder.ts';
import { BACK_OFFICE_PATH, hrefOf } from '../../../platform/page/paths.ts';
import { saveBlob } from '../../../platform/page/save-file.ts';
import { type ExportState, ExportView } from './ExportView.tsx';

export function ExportScreen() {
  const machines = useCounter().machines(fileMachines);
  const folder = useActorRef(machines.exportRestaurant);
  const sheet = useActorRef(machines.exportSheet);
  const folderView = useSelector(folder, selectMutation);
  const sheetView = useSelector(sheet, selectMutation);
  const packing = usePacking(folderView.output);
  const saved = useSavedSheet(sheetView.output);
  return (
    <ExportView
      folder={packing ?? { status: folderView.status, error: folderView.error }}
      sheet={{
        status: sheetView.status,
        error: sheetView.error,
        type: sheetView.input?.type ?? null,
      }}
      saved={packing?.saved ?? saved}
      backHref={hrefOf(BACK_OFFICE_PATH)}
      onFolder={() => folder.send({ type: 'RUN', input: {} })}
      onSheet={(type) => sheet.send({ type: 'RUN', input: { type } })}
    />
  );
}

type Packing = ExportState & { readonly saved: string | null };

/** Packs a restaurant with its pictures and saves the file. Returns null before that. */
function usePacking(output: RestaurantExport | null): Packing | null {
  const [state, setState] = useState<Packing | null>(null);
  const pack = useEffectEvent(async (files: RestaurantExport, signal: AbortSignal) => {
    setState({ status: 'running', error: null, saved: null });
    const blob = await packFolder(files, signal);
    if (signal.aborted) return;
    if (blob === null) {
      setState({ status: 'incomplete', error: null, saved: null });
      return;
    }
    const name = `${files.name}.zip`;
    saveBlob(document, name, blob);
    setState({ status: 'done', error: null, saved: name });
  });
  useEffect(() => {
    if (output === null) return;
    const stop = new AbortController();
    void pack(output, stop.signal);
    return () => stop.abort();
  }, [output]);
  return output === null ? null : state;
}

/** Saves a sheet once it has arrived. Returns its name. */
function useSavedSheet(output: SheetExport | null): string | null {
  useEffect(() => {
    if (output === null) return;
    saveBlob(document, output.name, new Blob([bytesOfBase64(output.content)]));
  }, [output]);
  return output?.name ?? null;
}
