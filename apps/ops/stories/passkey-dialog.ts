/** The answer of an authenticator, as a browser hands it over. Invented bytes: the recorded service does not look at them. */
const made = {
  id: 'AAEC',
  rawId: new Uint8Array([0, 1, 2]).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new Uint8Array([3]).buffer,
    attestationObject: new Uint8Array([4]).buffer,
  },
  getClientExtensionResults: () => ({}),
};

/** How the dialog ends. */
export const makesPasskey = () => Promise.resolve(made);
export const waitsForMember = () => new Promise<never>(() => undefined);
export const rejectsAs = (name: string) => () =>
  Promise.reject(new DOMException('In the words of the browser', name));

const standIns = (ends: () => Promise<unknown>) =>
  [
    [navigator, 'credentials', { create: ends, get: ends }],
    [globalThis, 'PublicKeyCredential', () => undefined],
  ] as const;

const own = standIns(makesPasskey).map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name));

/** Stands in for the browser's passkey dialog, until `endPasskeyDialog`. */
export function standInPasskeyDialog(ends: () => Promise<unknown>): void {
  for (const [holder, name, value] of standIns(ends))
    Object.defineProperty(holder, name, { configurable: true, value });
}

/** The browser has its own dialog again, or none. */
export function endPasskeyDialog(): void {
  for (const [place, [holder, name]] of standIns(makesPasskey).entries()) {
    Reflect.deleteProperty(holder, name);
    const before = own[place];
    if (before !== undefined) Object.defineProperty(holder, name, before);
  }
}
