import { fromCallback } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BoardSnapshot } from '../board/board.machine.ts';
import { waitingOrders } from '../board/board.selectors.ts';
import { type AlarmEvent, alarmMachine } from './alarm.machine.ts';

export interface AlarmDeps extends Pick<CounterRuntime, 'alarm'> {
  /** The board of the branch. */
  board: {
    getSnapshot(): BoardSnapshot;
    subscribe(listener: (snapshot: BoardSnapshot) => void): { unsubscribe(): void };
  };
}

/** Creates the alarm for the orders of a board. */
export function createAlarm({ alarm, board }: AlarmDeps) {
  return alarmMachine.provide({
    actors: {
      orders: fromCallback<AlarmEvent>(({ sendBack }) => {
        const send = (snapshot: BoardSnapshot) =>
          sendBack({ type: 'WAITING', count: waitingOrders(snapshot).length });
        send(board.getSnapshot());
        const { unsubscribe } = board.subscribe(send);
        return unsubscribe;
      }),
      sound: fromCallback<AlarmEvent>(({ sendBack }) => {
        const send = () => sendBack({ type: 'SOUND', isRefused: alarm.state() === 'refused' });
        send();
        const unsubscribe = alarm.subscribe(send);
        return () => {
          unsubscribe();
          alarm.stop();
        };
      }),
    },
    actions: {
      ring: () => alarm.ring(),
      stop: () => alarm.stop(),
      playOnce: () => alarm.test(),
    },
  });
}
