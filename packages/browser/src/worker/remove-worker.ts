/**
 * Unregisters service workers and deletes the app's caches.
 *
 * @param prefix begins the names of the caches
 */
export async function removeWorker(
  caches: CacheStorage,
  registrations: readonly Pick<ServiceWorkerRegistration, 'unregister'>[],
  prefix = 'claypot-',
): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
}
