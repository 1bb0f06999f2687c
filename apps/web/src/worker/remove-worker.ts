/** Takes service workers off the device, with everything that they kept. */
export async function removeWorker(
  caches: CacheStorage,
  registrations: readonly Pick<ServiceWorkerRegistration, 'unregister'>[],
): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('claypot-')).map((name) => caches.delete(name)),
  );
}
