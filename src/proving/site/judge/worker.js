// The page of the judge without a network: what it consists of is kept when it is opened for the first time.
// Other programs of the origin, and the same one at another address, have caches of their own.
const prefix = `ensayo-judge ${self.registration.scope} `;
const cacheName = `${prefix}VERSION`;
const files = FILES;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(prefix) && name !== cacheName;
  const deleted = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(deleted.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const kept = caches.match(event.request, { cacheName, ignoreSearch: true });
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
