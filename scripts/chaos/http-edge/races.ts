import { randomUUID } from 'node:crypto';
import { ApiError } from '@claypot/sdk';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { joinMember } from '../../../apps/api/src/testing/join-member.ts';
import {
  codeSentTo,
  PASSWORD,
  PHONE,
  signIn,
  signUp,
} from '../../../apps/api/src/testing/members.ts';
import { addition, checkout, order } from '../../../apps/api/src/testing/ordering.ts';
import { ADDRESS_FIELDS, PLACE } from '../../../apps/api/src/testing/ownership/member-things.ts';
import { as, openRestaurant, type Restaurant } from '../../../apps/api/src/testing/restaurant.ts';
import { countEach, type Finding, finding } from '../finding.ts';

const MANY = 200;

/** Concurrent action with the number of times it may succeed. */
interface Race {
  readonly name: string;
  /** Minimum and maximum number of results that equal `as`. */
  readonly done: readonly [number, number];
  /** Result that counts for `done`. */
  readonly as: string;
  readonly run: (restaurant: Restaurant) => Promise<readonly string[]>;
}

const atOnce = (run: (index: number) => Promise<unknown>, count = MANY) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      run(index).then(
        () => 'done',
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      ),
    ),
  );

const RACES: readonly Race[] = [
  {
    name: 'sign up with one code',
    done: [1, 1],
    as: 'done',
    async run(restaurant) {
      await restaurant.sdk.authSendOtp({ body: { company_id: 'demo', phone_no: PHONE } });
      const otp_code = await codeSentTo(restaurant);
      const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
      const body = { company_id: 'demo', phone_no: PHONE, otp_code, ...chosen };
      // Each attempt uses its own IP address, because one address may try thirty times.
      return atOnce((n) => restaurant.deviceOf({ address: homeOf(n) }).register({ body }));
    },
  },
  {
    name: 'guess at a password from one address',
    done: [0, 5],
    as: 'INVALID_PASSWORD',
    async run(restaurant) {
      await signUp(restaurant);
      const guess = (n: number) => signIn(restaurant, PHONE, `guess-${n}`, { address: homeOf(1) });
      return atOnce(guess);
    },
  },
  {
    name: 'guess at a code from one address',
    done: [0, 5],
    as: 'OTP_NOT_SAME',
    async run(restaurant) {
      const body = { company_id: 'demo', phone_no: PHONE };
      await signUp(restaurant);
      restaurant.clock.set(restaurant.clock.now().add({ minutes: 10 }));
      await restaurant.sdk.authSendForgotOtp({ body });
      const here = restaurant.deviceOf({ address: homeOf(1) });
      const code = await codeSentTo(restaurant);
      return atOnce((n) => {
        const otp_code = String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
        return here.authResetPassword({ body: { ...body, new_password: 'itik-99', otp_code } });
      });
    },
  },
  {
    name: 'create unpaid orders of one guest',
    done: [1, 5],
    as: 'done',
    async run(restaurant) {
      restaurant.rateLimits.factor = 1;
      const owner = as(randomUUID());
      await restaurant.sdk.cartCreate({ body: addition(owner) });
      return atOnce(() => order(restaurant, checkout(owner), randomUUID()));
    },
  },
  {
    name: 'create an order with the same key',
    done: [MANY, MANY],
    as: 'done',
    async run(restaurant) {
      const owner = as(randomUUID());
      await restaurant.sdk.cartCreate({ body: addition(owner) });
      const ids = new Set<string>();
      const results = await atOnce(async () => {
        const { id } = await order(restaurant, checkout(owner), 'one-key-for-all-of-them');
        ids.add(id);
      });
      return ids.size === 1 ? results : [`${ids.size} orders`];
    },
  },
  {
    name: 'save more addresses than allowed',
    done: [50, 50],
    as: 'done',
    async run(restaurant) {
      const { id: customer_id, sdk } = await joinMember(restaurant);
      return atOnce(() =>
        sdk.createAddress({ body: { ...ADDRESS_FIELDS, ...PLACE, customer_id } }),
      );
    },
  },
  {
    name: 'end the other sessions and list sessions',
    done: [1, MANY],
    as: 'done',
    async run(restaurant) {
      const { id: customer_id, sdk } = await joinMember(restaurant);
      const results = await atOnce((n) =>
        n % 2 === 0
          ? sdk.sessionEndOthers({ body: { customer_id } })
          : sdk.sessionList({ path: { customerId: customer_id } }),
      );
      const { kept } = (await restaurant.db.one<{ kept: number }>(
        sql`select count(*) as kept from member_sessions where member_id = ${customer_id}`,
      )) ?? { kept: 0 };
      return kept === 1 ? results : [...results, `${kept} sessions`];
    },
  },
];

function homeOf(index: number): string {
  return `198.51.100.${index % 250}`;
}

/** Checks that limits are enforced under concurrent requests. */
export async function races(): Promise<readonly Finding[]> {
  const restaurant = await openRestaurant();
  const findings: Finding[] = [];
  try {
    for (const { name, done, as: counted, run } of RACES) {
      await restaurant.reset();
      const results = await run(restaurant);
      const count = results.filter((each) => each === counted).length;
      const [least, most] = done;
      const isRight = count >= least && count <= most;
      const text = `${MANY} concurrent calls ${name}; expected ${least} to ${most} ${counted}: ${countEach(results)}`;
      const failures = restaurant.reported.map(String);
      findings.push(finding(text, isRight ? failures : [`${count} times`, ...failures]));
    }
    return findings;
  } finally {
    await restaurant.close();
  }
}
