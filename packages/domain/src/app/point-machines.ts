import { createPoints } from '../points/points.live.ts';
import { defineMachines } from './define-machines.ts';

/** Where a member's points came from and went to. */
export const pointMachines = defineMachines((parts) => ({ points: () => createPoints(parts) }));
