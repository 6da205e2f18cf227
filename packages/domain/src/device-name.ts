/** Browsers by a word of their user agent. Most of them name others too, so the order decides. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const named = (userAgent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([word]) => userAgent.includes(word))?.[1];

/** "Chrome on Windows": a device as its owner recognises it in a list of sessions. */
export function deviceName(userAgent: string | null): string {
  const browser = named(userAgent ?? '', browsers);
  const system = named(userAgent ?? '', systems);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
