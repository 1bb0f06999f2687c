import type {
  AlarmDeps,
  ApprovalQuestion,
  alarmMachine,
  BoardDeps,
  BoardViewing,
  boardMachine,
  KeepBoardDeps,
  KitchenDeps,
  kitchenMachine,
  MoneyActionDeps,
  PadEvent,
  PressKeys,
  SearchDeps,
  StepsDeps,
  stepsMachine,
  TicketDeps,
} from '@claypot/counter/orders';
import type { Role } from '@claypot/sdk/counter';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';

/** What the flows of orders need from the app; part of the counter's runtime. */
export type OrdersRuntime = BoardDeps &
  Omit<StepsDeps, 'board'> &
  Omit<AlarmDeps, 'board'> &
  Omit<KitchenDeps, 'board'> &
  Omit<TicketDeps, 'board'> &
  Omit<MoneyActionDeps, 'keys'> &
  Omit<SearchDeps, 'branch_id'> &
  Omit<KeepBoardDeps, 'board' | 'timeZone'>;

/** Renders the dialog in which a manager approves the operation of the question with a PIN. */
export type RenderApproval = (
  question: ApprovalQuestion,
  send: (event: PadEvent) => void,
) => ReactNode;

export interface Orders {
  readonly board: ActorRefFrom<typeof boardMachine>;
  readonly steps: ActorRefFrom<typeof stepsMachine>;
  readonly alarm: ActorRefFrom<typeof alarmMachine>;
  readonly kitchen: ActorRefFrom<typeof kitchenMachine>;
  readonly runtime: OrdersRuntime;
  /** Keys of presses that move money. */
  readonly keys: PressKeys;
  readonly branchId: string;
  /** IANA zone of the company. */
  readonly timeZone: string;
  /** Role of the person; null on a locked device. */
  readonly role: Role | null;
  readonly renderApproval: RenderApproval;
}

export const OrdersContext = createContext<Orders | null>(null);

/** Returns the actors of the branch's orders. Throws outside of `OrdersProvider`. */
export function useOrders(): Orders {
  const orders = useContext(OrdersContext);
  if (orders === null) throw new Error('useOrders is used outside of OrdersProvider');
  return orders;
}

/** Returns the state beside the board that its cards show. */
export function useViewing(): BoardViewing {
  const { steps, kitchen, role } = useOrders();
  const queue = useSelector(steps, ({ context }) => context.queue);
  const crossedOff = useSelector(kitchen, ({ context }) => context.crossedOff);
  return { queue, crossedOff, role };
}
