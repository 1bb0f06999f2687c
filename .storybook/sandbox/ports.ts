import {
  ALWAYS_UP,
  type Geolocation,
  GeolocationError,
  type Language,
  NO_READS,
  type OuterPorts,
  PictureError,
  type Pictures,
} from '@claypot/domain/ports';
import { browserRandom } from '../../apps/web/src/platform/device/random.ts';
import { report } from '../../apps/web/src/platform/errors/report.ts';
import { NOW } from '../../apps/web/src/screens/ordering/checkout/samples.ts';
import { memoryStorage } from '../../packages/domain/src/testing/memory-storage.ts';
import type { Forecast } from './forecast.ts';
import { createNavigation } from './navigation.ts';

/** A clock that goes on from the evening all samples stand at. */
export function createClock() {
  const opened = performance.now();
  return {
    now: () => NOW.toInstant().add({ milliseconds: Math.round(performance.now() - opened) }),
  };
}

/** A device in a page: it remembers until the sandbox is closed, and goes nowhere. */
export function createDevice(path: string, spoken: Language, forecast: Forecast) {
  const navigation = createNavigation(path);
  const storage = memoryStorage();
  let language = spoken;
  const ports: Omit<OuterPorts, 'connect' | 'clock'> = {
    random: browserRandom,
    storage,
    geolocation: createGeolocation(forecast),
    language: {
      get: () => language,
      set: (next) => {
        language = next;
      },
    },
    navigation: navigation.port,
    pictures: createPictures(forecast),
    reads: NO_READS,
    line: ALWAYS_UP,
    isSeen: () => true,
    report,
  };
  return { navigation, ports, storage };
}

function createGeolocation(forecast: Forecast): Geolocation {
  return {
    locate: async () => {
      const outcome = forecast.read('geolocation');
      if (outcome === 'silent') return new Promise<never>(() => undefined);
      if (outcome === 'denied') throw new GeolocationError('denied');
      if (outcome === 'unavailable') throw new GeolocationError('unavailable');
      return { latitude: '3.131900', longitude: '101.671300' };
    },
  };
}

function createPictures(forecast: Forecast): Pictures {
  return {
    prepare: async (picture) => {
      const outcome = forecast.read('pictures');
      if (outcome === 'silent') return new Promise<never>(() => undefined);
      if (outcome === 'unreadable') throw new PictureError('unreadable');
      if (outcome === 'tooLarge') throw new PictureError('tooLarge');
      const url = URL.createObjectURL(picture);
      return { picture, url, release: () => URL.revokeObjectURL(url) };
    },
  };
}
