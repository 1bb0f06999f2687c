import type { ScanProblem } from '../parse-scan.ts';
import type { CameraScanSnapshot } from './camera-scan.machine.ts';

/** State of a scan with the camera. */
export interface CameraScanView {
  readonly status:
    | 'asking'
    | 'loading'
    | 'scanning'
    | 'found'
    | 'refused'
    | 'missing'
    | 'failed'
    | 'notLoaded';
  /** Problem of the code that the camera sees; null without one. */
  readonly problem: ScanProblem | null;
}

const ENDS = ['found', 'refused', 'missing', 'failed', 'notLoaded'] as const;

export function selectCameraScan(snapshot: CameraScanSnapshot): CameraScanView {
  const { problem } = snapshot.context;
  const end = ENDS.find((state) => snapshot.matches(state));
  if (end !== undefined) return { status: end, problem };
  if (snapshot.matches({ running: 'asking' })) return { status: 'asking', problem };
  return { status: snapshot.matches({ running: 'loading' }) ? 'loading' : 'scanning', problem };
}
