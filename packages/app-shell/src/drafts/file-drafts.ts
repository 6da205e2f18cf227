import { LIFETIME_MILLISECONDS, nameOf, ofPerson, type DraftKey } from './draft-store.ts';

/**
 * A chosen file that is not sent yet. It is stored like the typed values: on this device, for one user, form and subject.
 * Local storage holds little and only text, so files are in a cache of the browser.
 */
const CACHE = 'drafts';
const KEPT_AT = 'x-kept-at';

const addressOf = (name: string) => `/${encodeURIComponent(name)}`;

/** Without a cache of the browser, a file lasts as long as its page. */
async function inCache<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await globalThis.caches.open(CACHE));
  } catch {
    return undefined;
  }
}

export async function keepFile(key: DraftKey, file: Blob): Promise<void> {
  if (key.person === '') return;
  const headers = { 'content-type': file.type, [KEPT_AT]: String(Date.now()) };
  await inCache((cache) => cache.put(addressOf(nameOf(key)), new Response(file, { headers })));
}

const isFresh = (kept: Response | undefined): kept is Response =>
  kept !== undefined && Math.abs(Date.now() - Number(kept.headers.get(KEPT_AT))) < LIFETIME_MILLISECONDS;

/** The chosen file, if it is still stored. The function deletes every expired file first, whatever user it belongs to. */
export async function readFile(key: DraftKey): Promise<Blob | undefined> {
  if (key.person === '') return undefined;
  return await inCache(async (cache) => {
    for (const request of await cache.keys())
      if (!isFresh(await cache.match(request))) await cache.delete(request);
    const kept = await cache.match(addressOf(nameOf(key)));
    return kept && (await kept.blob());
  });
}

export const dropFile = async (key: DraftKey): Promise<void> =>
  void (await inCache((cache) => cache.delete(addressOf(nameOf(key)))));

/** Deletes every file that this user chose on this device. */
export async function dropFiles(person: string): Promise<void> {
  const hers = addressOf(ofPerson(person));
  await inCache(async (cache) => {
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith(hers)) await cache.delete(request);
  });
}
