import { createContext, type Provider, use } from 'react';
import type { ThemePreference } from '../platform/storage/theme.ts';

/** Settings that only this device has. */
export interface DeviceSettings {
  readonly theme: ThemePreference;
}

const DeviceContext = createContext<DeviceSettings | null>(null);

export const DeviceProvider: Provider<DeviceSettings | null> = DeviceContext.Provider;

/** Returns the settings of this device. Throws outside of `DeviceProvider`. */
export function useDevice(): DeviceSettings {
  const device = use(DeviceContext);
  if (device === null) throw new Error('useDevice is used outside of DeviceProvider');
  return device;
}
