/**
 * The address in a browser's error: 'Failed to fetch dynamically imported module:
 * https://…/assets/RadixDialog-1a2b.js'.
 */
const ADDRESS = /\w+:\/\/\S+?\.js/;

let again = 0;

/**
 * Loads a lazy chunk. Chromium up to 150 remembers a failed file until the page is left, however good the network is by
 * then. Under another address it is a new file, and loads again.
 * @param load - `() => import('./Part.tsx')`: the same file on every call.
 * @throws The error of `load`, or of the second attempt.
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
