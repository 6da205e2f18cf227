/** How a browser names what it could not fetch: 'Failed to fetch dynamically imported module: https://…/assets/RadixDialog-1a2b.js'. */
const ADDRESS = /\w+:\/\/\S+?\.js/;

let again = 0;

/**
 * Fetches code that comes later. Chromium up to 150 keeps a file that it could not fetch as failed until the page is left, however
 * good the network is by then: under an address of its own it is another file, and is fetched anew.
 * @param load - `() => import('./Part.tsx')`: the same file on every call.
 * @throws What `load` threw, or the second attempt did.
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const [address] = ADDRESS.exec(String(cause)) ?? [];
    if (address === undefined) throw cause;
    again += 1;
    const another = `${address}?again=${again}`;
    // oxlint-disable-next-line typescript/no-unsafe-return -- the same file, which a build names by its content, is what `load` promised
    return import(/* @vite-ignore */ another);
  }
}
