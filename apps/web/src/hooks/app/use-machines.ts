import type { MachinesOf } from '@claypot/domain/app';
import { useApp } from './app-context.ts';

/** The machines of one kind of screen, whose code comes with whoever names them here. */
export function useMachines<Machines extends object>(of: MachinesOf<Machines>): Readonly<Machines> {
  return useApp().machines(of);
}
