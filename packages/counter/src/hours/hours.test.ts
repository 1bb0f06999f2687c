import { fillIn, selectForm } from '@claypot/domain/machines';
import { deferred, replies, unvisited } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk, Hours, HoursChange, HoursConflict } from '@claypot/sdk/counter';
import { anHoursConflict, anHoursDay, someBranchHours } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createHoursDay, type HoursDayInput } from './forms/day-form.implementation.ts';
import {
  createHoursSettings,
  type HoursSettingsValues,
} from './forms/settings-form.implementation.ts';
import { createHours } from './hours.implementation.ts';
import { hoursMachine } from './hours.machine.ts';
import { selectHours } from './hours.selectors.ts';

const HOURS = someBranchHours({ conflicts: [] });
const CONFLICT = anHoursConflict();

/** Returns hours with another version of a part. */
const changedBy = (part: 'week' | 'notice', version: string, hours: Hours = HOURS): Hours => ({
  ...hours,
  [part]: { ...hours[part], version },
});

const hoursChanged = new ApiError({
  kind: 'rejected',
  code: 'HOURS_CHANGED',
  status: 409,
  data: { part: 'notice', date: null },
});

async function open(operations: Partial<CounterSdk> = {}) {
  const server = {
    hours: HOURS,
    conflicts: [] as HoursConflict[],
    saved: [] as { key: string; change: HoursChange }[],
    reads: 0,
  };
  const runtime = fakeRuntime({
    hours: async () => {
      server.reads += 1;
      return server.hours;
    },
    previewHours: async () => ({ conflicts: server.conflicts }),
    updateHours: async ({ body, headers }) => {
      server.saved.push({ key: headers['Idempotency-Key'], change: body });
      return server.hours;
    },
    ...operations,
  });
  const actor = createActor(createHours(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  /** Opens the form of the settings as the screen does. */
  const openSettings = () => {
    const { form } = selectHours(actor.getSnapshot());
    if (form === null) throw new Error('The hours are not loaded');
    const settings = createActor(createHoursSettings(runtime), { input: form.base }).start();
    return {
      async save(values: Partial<HoursSettingsValues>) {
        fillIn(settings, values);
        settings.send({ type: 'SUBMIT' });
        await replies();
      },
      type: (values: Partial<HoursSettingsValues>) => fillIn(settings, values),
      view: () => selectForm(settings.getSnapshot()),
    };
  };
  const openDay = (input: Partial<HoursDayInput> = {}) => {
    const day = createActor(createHoursDay(runtime), {
      input: {
        today: Temporal.PlainDate.from('2026-11-28'),
        taken: server.hours.days.map(({ date }) => date),
        day: null,
        date: null,
        ...input,
      },
    }).start();
    return {
      async save(values: Parameters<typeof fillIn<ReturnType<typeof dayValues>>>[1]) {
        fillIn(day, values);
        day.send({ type: 'SUBMIT' });
        await replies();
      },
      view: () => selectForm(day.getSnapshot()),
    };
    function dayValues() {
      return selectForm(day.getSnapshot()).values;
    }
  };
  return {
    server,
    runtime,
    openSettings,
    openDay,
    view: () => selectHours(actor.getSnapshot()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
  };
}

describe('createHours', () => {
  test('shows the hours of the branch', async () => {
    const { view } = await open();
    expect(view()).toMatchObject({ status: 'ready', hours: HOURS, isEdited: false });
    expect(view().form?.base).toEqual(HOURS);
  });

  test('shows that the hours did not load, and loads them on retry', async () => {
    let fails = true;
    const { send, view } = await open({
      hours: async () => {
        if (fails) throw new ApiError({ kind: 'unsent', code: 'OFFLINE' });
        return HOURS;
      },
    });
    expect(view()).toMatchObject({ status: 'failed', error: 'OFFLINE', form: null });
    fails = false;
    await send({ type: 'RETRY' });
    expect(view().status).toBe('ready');
  });

  test('saves the changed parts at once if everything fits', async () => {
    const { openSettings, server, view } = await open();
    await openSettings().save({ notice_minutes: '90', base_fee: '5.5' });
    expect(server.saved.map(({ change }) => change)).toEqual([
      {
        branch_id: 'bangsar',
        week: null,
        delivery: {
          version: HOURS.delivery.version,
          settings: { ...HOURS.delivery.settings, base_fee: cents(550) },
        },
        notice: { version: HOURS.notice.version, minutes: 90 },
        days: [],
      },
    ]);
    expect(view().save.status).toBe('done');
    expect(view().isEdited).toBe(false);
  });

  test('asks first if an order or a booking no longer fits', async () => {
    const { openSettings, send, server, view } = await open();
    server.conflicts = [CONFLICT];
    const settings = openSettings();
    await settings.save({ notice_minutes: '90' });
    expect(view().save).toMatchObject({ status: 'asking', conflicts: [CONFLICT] });
    await send({ type: 'DISMISS' });
    expect(view().save.status).toBe('idle');
    expect(view().isEdited).toBe(true);
    expect(server.saved).toEqual([]);
    await settings.save({});
    await send({ type: 'CONFIRM' });
    expect(server.saved).toHaveLength(1);
    expect(view().save.status).toBe('done');
  });

  test('repeats a save with the same key after a lost response', async () => {
    const keys: string[] = [];
    const { openSettings, view } = await open({
      updateHours: async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new ApiError({ kind: 'unsent', code: 'OFFLINE' });
        return HOURS;
      },
    });
    const settings = openSettings();
    await settings.save({ notice_minutes: '90' });
    expect(view().save).toMatchObject({ status: 'rejected', error: 'OFFLINE' });
    await settings.save({});
    expect(view().save.status).toBe('done');
    expect(keys[0]).toBe(keys[1]);
  });

  test('goes back to the files of the menu', async () => {
    const { send, server } = await open();
    await send({ type: 'SAVE', edit: { delivery: null } });
    expect(server.saved[0]?.change).toMatchObject({
      week: null,
      delivery: { version: HOURS.delivery.version, settings: null },
    });
  });

  test('reads the hours again when the branch or an order has changed', async () => {
    const { runtime, server, view } = await open();
    server.hours = changedBy('notice', '1111111111111111');
    runtime.emit({ type: 'branch.updated' });
    await replies();
    expect(view().form?.base).toEqual(server.hours);
  });

  test('rejects a second save while one runs', async () => {
    const reply = deferred<Hours>();
    const { openSettings, send, server, view } = await open({ updateHours: () => reply.promise });
    await openSettings().save({ notice_minutes: '90' });
    expect(view().save.status).toBe('running');
    await send({ type: 'SAVE', edit: { notice: 5 } });
    reply.resolve(HOURS);
    await replies();
    expect(view().save.status).toBe('done');
    expect(server.reads).toBe(2);
  });
});

describe('when another person changes the hours', () => {
  test('what is typed stays, and the save names the version that was seen', async () => {
    const { openSettings, runtime, server, view } = await open();
    const settings = openSettings();
    settings.type({ notice_minutes: '90' });
    const { key } = view().form ?? {};
    server.hours = changedBy('notice', '1111111111111111');
    runtime.emit({ type: 'branch.updated' });
    await replies();
    expect(view().form?.key).toBe(key);
    expect(settings.view().values.notice_minutes).toBe('90');
    await settings.save({});
    expect(server.saved[0]?.change.notice?.version).toBe(HOURS.notice.version);
  });

  test('a rejected save shows the new values, and the next one replaces them', async () => {
    let isRejected = true;
    const versions: (string | undefined)[] = [];
    const test = await open({
      updateHours: async ({ body }) => {
        versions.push(body.notice?.version);
        if (isRejected) throw hoursChanged;
        return test.server.hours;
      },
    });
    const { openSettings, server, view } = test;
    const settings = openSettings();
    settings.type({ notice_minutes: '90' });
    const { key } = view().form ?? {};
    server.hours = changedBy('notice', '1111111111111111');
    await settings.save({});
    expect(view()).toMatchObject({
      isEdited: true,
      save: {
        status: 'rejected',
        error: 'HOURS_CHANGED',
        changed: { part: 'notice', date: null },
        theirs: server.hours,
      },
    });
    expect(view().form?.key).toBe(key);
    isRejected = false;
    await settings.save({});
    expect(versions).toEqual([HOURS.notice.version, '1111111111111111']);
    expect(view().save).toMatchObject({ status: 'done', theirs: null });
  });

  test('the person can take the new values instead', async () => {
    const { openSettings, send, server, view } = await open({
      updateHours: async () => {
        throw hoursChanged;
      },
    });
    const { key } = view().form ?? {};
    server.hours = changedBy('notice', '1111111111111111');
    await openSettings().save({ notice_minutes: '90' });
    await send({ type: 'DISCARD' });
    expect(view()).toMatchObject({ isEdited: false, save: { status: 'idle', theirs: null } });
    expect(view().form?.base).toEqual(server.hours);
    expect(view().form?.key).not.toBe(key);
  });

  test('a day that was saved leaves what is typed in the settings', async () => {
    const { openDay, openSettings, server, view } = await open();
    const settings = openSettings();
    settings.type({ notice_minutes: '90' });
    const { key } = view().form ?? {};
    await openDay().save({ date: '2026-12-31', name_en: 'New Year’s Eve' });
    expect(server.saved[0]?.change).toMatchObject({
      notice: null,
      days: [{ date: '2026-12-31', version: null }],
    });
    expect(view()).toMatchObject({ isEdited: true, save: { status: 'done', isOfDay: true } });
    expect(view().form?.key).toBe(key);
  });
});

describe('what no longer fits', () => {
  test('is served anyway, and that is taken back', async () => {
    const requests: unknown[] = [];
    const { send, view } = await open({
      confirmHoursConflict: async ({ body }) => {
        requests.push(body);
        return { ...HOURS, conflicts: [{ ...CONFLICT, confirmed_by: 'Mei' }] };
      },
    });
    await send({ type: 'SERVE', conflict: CONFLICT, confirmed: true });
    const { id, kind, reason } = CONFLICT;
    expect(requests).toEqual([{ branch_id: 'bangsar', kind, id, reason, confirmed: true }]);
    expect(view().serve).toMatchObject({ status: 'done', conflict: CONFLICT });
    await send({ type: 'SERVE', conflict: CONFLICT, confirmed: false });
    expect(requests[1]).toMatchObject({ confirmed: false });
  });

  test('shows that the decision was not saved, until it is dismissed', async () => {
    const { send, view } = await open({
      confirmHoursConflict: async () => {
        throw new ApiError({ kind: 'unsent', code: 'OFFLINE' });
      },
    });
    await send({ type: 'SERVE', conflict: CONFLICT, confirmed: true });
    expect(view().serve).toMatchObject({ status: 'rejected', error: 'OFFLINE' });
    await send({ type: 'DISMISS' });
    expect(view().serve.status).toBe('idle');
  });
});

describe('the form of the settings', () => {
  test.each<[Partial<HoursSettingsValues>, object]>([
    [{ monday: ['11:00-'] }, { monday: 'HOURS_INCOMPLETE' }],
    [{ monday: ['-'] }, { monday: 'HOURS_INCOMPLETE' }],
    [{ tuesday: ['11:00-11:00'] }, { tuesday: 'HOURS_EQUAL' }],
    [{ friday: ['11:00-15:00', '14:00-22:00'] }, { friday: 'HOURS_OVERLAP' }],
    [{ sunday: ['18:00-02:00', '20:00-21:00'] }, { sunday: 'HOURS_OVERLAP' }],
    [{ radius_metres: '' }, { radius_metres: 'RADIUS_REQUIRED' }],
    [{ radius_metres: '99' }, { radius_metres: 'RADIUS_INVALID' }],
    [{ radius_metres: '100001' }, { radius_metres: 'RADIUS_INVALID' }],
    [{ base_fee: '-1' }, { base_fee: 'FEE_INVALID' }],
    [{ base_fee: '1.005' }, { base_fee: 'FEE_INVALID' }],
    [{ fee_per_km: '1000.01' }, { fee_per_km: 'FEE_INVALID' }],
    [{ notice_minutes: '' }, { notice_minutes: 'NOTICE_INVALID' }],
    [{ notice_minutes: '10081' }, { notice_minutes: 'NOTICE_INVALID' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { openSettings, server } = await open();
    const settings = openSettings();
    await settings.save(values);
    expect(settings.view().errors).toEqual(errors);
    expect(server.saved).toEqual([]);
  });

  test('accepts several periods in any order, a closed day and 24 hours', async () => {
    const { openSettings, server } = await open();
    await openSettings().save({
      monday: ['17:30-01:00', '11:00-15:00'],
      tuesday: ['00:00-00:00'],
      saturday: [],
    });
    expect(server.saved[0]?.change.week?.periods).toEqual([
      { weekday: 1, open: '11:00', close: '15:00' },
      { weekday: 1, open: '17:30', close: '01:00' },
      { weekday: 2, open: '00:00', close: '00:00' },
    ]);
  });

  test('without delivery needs no radius', async () => {
    const { openSettings, server } = await open();
    await openSettings().save({ delivers: false, radius_metres: '' });
    expect(server.saved[0]?.change.delivery?.settings).toMatchObject({
      delivers: false,
      radius_metres: null,
    });
  });
});

describe('the form of a day', () => {
  test.each([
    ['', 'DATE_REQUIRED'],
    ['2026-11-27', 'DATE_OUT_OF_RANGE'],
    ['2028-01-03', 'DATE_OUT_OF_RANGE'],
    ['2026-12-25', 'DATE_TAKEN'],
  ])('rejects the date "%s"', async (date, error) => {
    const { openDay, server } = await open();
    const day = openDay();
    await day.save({ date });
    expect(day.view().errors).toEqual({ date: error });
    expect(server.saved).toEqual([]);
  });

  test('shows the date and the hours of a day that it changes', async () => {
    const { openDay, server } = await open();
    const present = anHoursDay();
    const day = openDay({ day: present, date: present.date });
    expect(day.view().values).toMatchObject({ name_en: 'Christmas', name_zh_CN: '圣诞节' });
    await day.save({ periods: ['11:00-15:00'] });
    expect(server.saved[0]?.change.days).toEqual([
      {
        date: present.date,
        version: present.version,
        day: { name: present.name, periods: [{ open: '11:00', close: '15:00' }] },
      },
    ]);
  });

  test('a name in one language is shown in both, and no name is null', async () => {
    const { openDay, server } = await open();
    await openDay().save({ date: '2026-12-31', name_zh_CN: ' 除夕 ' });
    await openDay().save({ date: '2026-12-30' });
    expect(server.saved.map(({ change }) => change.days[0]?.day?.name)).toEqual([
      { en: '除夕', zh_CN: '除夕' },
      null,
    ]);
  });
});

test('reaches every state and handles every event', () => {
  const runtime = fakeRuntime({ hours: async () => HOURS });
  const machine = createHours(runtime);
  const input = { branch_id: 'bangsar' };
  expect(machine.id).toBe(hoursMachine.id);
  expect(
    unvisited(machine, {
      events: [
        { type: 'LOADED', hours: HOURS },
        { type: 'SAVE', edit: { notice: 5 } },
        { type: 'CONFIRM' },
        { type: 'DISMISS' },
        { type: 'DISCARD' },
        { type: 'EDITED', form: 'settings', changed: true },
        { type: 'EDITED', form: 'day', changed: false },
        { type: 'SERVE', conflict: CONFLICT, confirmed: true },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        {
          type: 'xstate.snapshot.list',
          snapshot: createActor(machine, { input }).getSnapshot().children.list?.getSnapshot(),
        },
        { type: 'xstate.snapshot.serve', snapshot: {} },
        { type: 'xstate.done.actor.preview', output: [CONFLICT] },
        { type: 'xstate.done.actor.preview', output: [] },
        { type: 'xstate.error.actor.preview', error: new Error('lost') },
        { type: 'xstate.done.actor.save', output: HOURS },
        { type: 'xstate.error.actor.save', error: new Error('lost') },
      ],
      input,
      distinguish: ({ context }) => [context.latest !== null],
    }),
  ).toEqual({ states: [], events: [] });
});
