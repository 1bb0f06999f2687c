import type { MachinesOf } from '@claypot/domain/app';
import { useApp } from './app-context.ts';

/** Returns a group of machines. The importing module's chunk contains their code. */
export function useMachines<Machines extends object>(of: MachinesOf<Machines>): Readonly<Machines> {
  return useApp().machines(of);
}
