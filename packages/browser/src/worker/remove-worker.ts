/** Unregisters service workers and deletes all of the app's caches. */
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
