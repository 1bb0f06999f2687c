import { createOpenBills, createStaffMenuApi, type OpenBills } from '@claypot/counter/sales';
import type { CounterRuntime } from '@claypot/counter/start';
import { addSaleTexts } from '@claypot/i18n/counter-sales';
import type { Sdk } from '@claypot/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../../hooks/counter-context.ts';
import { createMenuApi } from '../../../platform/network/menu-api.ts';

/** Dependencies that the screens of bills share. */
export interface Sales {
  readonly runtime: CounterRuntime;
  /** The customers' operations of the menu. */
  readonly menuApi: Sdk;
  readonly openBills: OpenBills;
}

const known = new WeakMap<CounterRuntime, Sales>();

/** Returns what the screens of bills share, and adds their texts. */
export function useSales(): Sales {
  const { i18n } = useTranslation();
  useState(() => addSaleTexts(i18n));
  const { runtime } = useCounter();
  return known.get(runtime) ?? createSales(runtime);
}

function createSales(runtime: CounterRuntime): Sales {
  const { connection, language, subdomain } = runtime;
  const api = createMenuApi(window, { language: language.get, isOnline: connection.isUp });
  const sales = {
    runtime,
    menuApi: createStaffMenuApi(api, subdomain),
    openBills: createOpenBills(runtime),
  };
  known.set(runtime, sales);
  return sales;
}
