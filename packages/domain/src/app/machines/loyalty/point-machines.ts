import { createPoints } from '../../../loyalty/points/points.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Where a member's points came from and went to. */
export const pointMachines = defineMachines((parts) => ({ points: () => createPoints(parts) }));
