import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { DemoOrder } from '../../bench/demo.ts';

/** Data and addresses available to attackers. */
export interface Target {
  readonly url: string;
  readonly port: number;
  readonly order: DemoOrder;
  readonly phone: string;
}

export interface Attack {
  /** Row in the table of attacks that once succeeded. */
  readonly row: number;
  readonly name: string;
  /** Runs one wave and returns its responses; called repeatedly. */
  readonly wave: (target: Target, isOver: () => boolean) => Promise<readonly AttackResponse[]>;
}

export interface AttackResponse {
  readonly status: string;
  readonly text: string;
}

/** IP address of the attackers, unless an attack uses another. */
const NEST = '203.0.113.66';
const UPLOADS = 200;
const LOGINS = 300;
const READS = 50;
const CROWDING = 50;
const UNREAD = 400;
const ORDERS = 20;
const GUESSERS = 30;
/** Time an upload continues after the server has rejected it, in ms. */
const HOLDS = 2_000;

export const ATTACKS: readonly Attack[] = [
  { row: 2, name: `${UPLOADS} slow uploads without a token or a length`, wave: uploads },
  { row: 3, name: `${LOGINS} concurrent logins from one address`, wave: logins },
  { row: 4, name: 'a flood of the most expensive reads from one address', wave: reads },
  {
    row: 4,
    name: 'a flood of other requests: order streams, readiness, error reports, pages, pictures',
    wave: besides,
  },
  { row: 5, name: 'two guests who order and never pay', wave: unpaid },
  {
    row: 11,
    name: `${CROWDING} connections that send ${UNREAD} requests each and read no response`,
    wave: crowding,
  },
  { row: 7, name: `wrong passwords for one member from ${GUESSERS} addresses`, wave: guesses },
];

async function ask(
  { url }: Target,
  path: string,
  body: object | null,
  address = NEST,
): Promise<AttackResponse> {
  const init = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'idempotency-key': randomUUID(),
      },
    });
    return { status: String(response.status), text: await response.text() };
  } catch (error) {
    return { status: 'no response', text: String(error) };
  }
}

const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

function uploads(target: Target, isOver: () => boolean): Promise<readonly AttackResponse[]> {
  return times(UPLOADS, () => upload(target, isOver));
}

/** Uploads 4.9 MB in chunks, as fast as the server reads. */
async function upload({ port }: Target, isOver: () => boolean): Promise<AttackResponse> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const closed = once(socket, 'close').catch(() => undefined);
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    text += piece.toString();
  });
  socket.write(
    `POST /api/update/profile/somebody HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${NEST}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const piece = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`;
  for (let sent = 0; sent < 75 && !socket.destroyed && !isOver(); sent += 1) {
    if (socket.write(piece)) continue;
    await Promise.race([once(socket, 'drain').catch(() => undefined), closed, pause()]);
  }
  await Promise.race([closed, pause()]);
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'disconnected';
  return { status, text };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, HOLDS).unref();
  });
}

function logins(target: Target): Promise<readonly AttackResponse[]> {
  const { company } = target.order;
  return times(LOGINS, (index) => {
    const phone_no = `012-4${String(index).padStart(6, '0')}`;
    return ask(target, '/api/auth/login', {
      company_id: company.id,
      phone_no,
      password: 'ikan-00',
    });
  });
}

function reads(target: Target): Promise<readonly AttackResponse[]> {
  const { branch, company } = target.order;
  // As many words as allowed; many places begin with each of them.
  const query =
    'ja ba ka sa ta pa ma la ra na ga ha da wa ya be ke se te pe me le re ne ge he de we';
  const ANONYMOUS = { customer_id: null, guest_id: null };
  const dear: readonly [string, object | null][] = [
    [
      '/api/place_search',
      { query, limit: 20, latitude: null, longitude: null, session_token: null },
    ],
    [`/api/package_list/${company.id}/${branch.id}`, ANONYMOUS],
    [`/api/branch_detail/${branch.id}`, { latitude: null, longitude: null }],
    [`/api/branch_available_hour/${branch.id}`, null],
  ];
  return times(READS, (index) => {
    const [path, body] = dear[index % dear.length] ?? ['/', null];
    return ask(target, path, body);
  });
}

/** Each costs a database read or a parse, and none is an operation of the contract. */
function besides(target: Target): Promise<readonly AttackResponse[]> {
  const guest = { customer_id: null, guest_id: GUESTS[0] ?? '' };
  const report = { event_id: '0'.repeat(32), message: 'x'.repeat(30_000) };
  const dear: readonly [string, object | null][] = [
    ['/api/follow/order/another-one', guest],
    ['/readyz', null],
    ['/api/error-reports', report],
    ['/', null],
    ['/manifest.webmanifest', null],
    ['/media/demo/none.webp', null],
    ['/media/avatar/none', null],
    ['/sandbox/pay/none', null],
  ];
  return times(READS * dear.length, (index) => {
    const [path, body] = dear[index % dear.length] ?? ['/', null];
    return ask(target, path, body);
  });
}

/** Fills each of many connections with requests without reading any response. */
function crowding({ port }: Target): Promise<readonly AttackResponse[]> {
  return times(CROWDING, async () => {
    const socket = connect(port, '127.0.0.1');
    let status = 'held';
    socket.once('error', () => {
      status = 'disconnected';
    });
    socket.once('close', () => {
      status = 'disconnected';
    });
    socket.write('GET /pages.json HTTP/1.1\r\nHost: demo.localhost\r\n\r\n'.repeat(UNREAD));
    await pause();
    socket.destroy();
    return { status, text: '' };
  });
}

/** Two guests who fill a cart and order it repeatedly with new keys. */
async function unpaid(target: Target): Promise<readonly AttackResponse[]> {
  const { addition, branch } = target.order;
  const responses = await times(2, async (index) => {
    const guest = { customer_id: null, guest_id: GUESTS[index] ?? '' };
    const filled = await ask(target, '/api/cart/create', addition(guest));
    const total = await ask(target, '/api/cart/calculate_total', guest);
    const { data } = JSON.parse(total.text || '{}') as { data?: Total | null };
    const body = {
      ...guest,
      ...amountsOf(data ?? null),
      branch_id: branch.id,
      ...PICKUP,
    };
    const orders = await times(ORDERS, () => ask(target, '/api/cart/create_order', body));
    return [filled, total, ...orders];
  });
  return responses.flat();
}

const GUESTS = [randomUUID(), randomUUID()];

const PICKUP = {
  address: null,
  delivery_time: null,
  buyer_remark: null,
  payment_method: 'card',
  claim_voucher_id: null,
  total_point_get: 0,
  name: 'Nobody',
  phone: '012-345 6789',
  email: 'nobody@example.test',
  delivery_method: 'pickup',
};

interface Total {
  readonly data?: Total;
  readonly subtotal: string;
  readonly final_total_amount: string;
}

function amountsOf(data: Total | null): object {
  const total = data?.data ?? data;
  return {
    subtotal: total?.subtotal ?? '0.00',
    final_total_amount: total?.final_total_amount ?? '0.00',
    point_discount: '0.00',
    voucher_use_amount: '0.00',
    delivery_fee: '0.00',
    lalamove_delivery_fee: '0.00',
  };
}

function guesses(target: Target): Promise<readonly AttackResponse[]> {
  const { company } = target.order;
  return times(GUESSERS * 4, (index) => {
    const password = `guess${String(index).padStart(3, '0')}`;
    const body = { company_id: company.id, phone_no: target.phone, password };
    return ask(target, '/api/auth/login', body, `203.0.113.${100 + (index % GUESSERS)}`);
  });
}
