import { defaultQuirks } from '@repo/domain/quirks';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const whole = {
  DATABASE_URL: 'postgres://localhost/amini',
  DATA_KEY: 'b2'.repeat(32),
  AUDIT_KEY: 'c3'.repeat(32),
  PAYSTACK_SECRET_KEY: 'key',
  AT_USERNAME: 'name',
  AT_API_KEY: 'key',
  AT_SHORTCODE: '20880',
  SMILE_PARTNER_ID: '0042',
  SMILE_API_KEY: 'key',
};
const proxiesOf = (text: string) => readConfig({ ...whole, TRUSTED_PROXIES: text }).trustedProxies;

it('trusts the proxies on this machine unless told of others', () => {
  expect(readConfig(whole).trustedProxies).toEqual(['loopback']);
  expect(proxiesOf('10.0.0.0/8, 192.0.2.7,uniquelocal,2001:db8::/32')).toEqual([
    '10.0.0.0/8',
    '192.0.2.7',
    'uniquelocal',
    '2001:db8::/32',
  ]);
});

it.each(['everybody', '10.0.0.0/33', '10.0.0.0/x', '10.0.0', 'true', '10.0.0.1,,'])(
  'names the variable when a proxy is no address: %s',
  (text) => {
    expect(() => proxiesOf(text)).toThrow(/^TRUSTED_PROXIES: ".*" is no address and no range of addresses/);
  },
);

it('keeps the quiet hours unless told otherwise, and has none with the sandbox', () => {
  const sandbox = {
    SANDBOX_ORIGIN: 'http://localhost:8081',
    SANDBOX_CLOCK_SECRET: 'clock-secret-of-the-tests',
  };
  expect(readConfig(whole).quietHours).toEqual({ from: 20, until: 7 });
  expect(readConfig({ ...whole, QUIET_HOURS: '21-6' }).quietHours).toEqual({ from: 21, until: 6 });
  expect(readConfig({ ...whole, QUIET_HOURS: 'off' }).quietHours).toBeNull();
  expect(readConfig({ ...whole, ...sandbox }).quietHours).toBeNull();
  expect(readConfig({ ...whole, ...sandbox, QUIET_HOURS: '20-7' }).quietHours).toEqual({
    from: 20,
    until: 7,
  });
  expect(() => readConfig({ ...whole, QUIET_HOURS: '8pm-7am' })).toThrow(
    'QUIET_HOURS: must be two different hours of the day such as 20-7, or off',
  );
});

it('calls for money at a balance of 1000 unless told otherwise, and takes no other text for it', () => {
  expect(readConfig(whole).smsBalanceAlarm).toBe(1000);
  expect(readConfig({ ...whole, SMS_BALANCE_ALARM: '0' }).smsBalanceAlarm).toBe(0);
  for (const text of ['-1', 'KES 500'])
    expect(() => readConfig({ ...whole, SMS_BALANCE_ALARM: text })).toThrow(/^SMS_BALANCE_ALARM: /);
});

it('keeps each preserved inconsistency as it is unless one is turned over', () => {
  expect(readConfig(whole).quirks).toEqual(defaultQuirks);
  expect(readConfig({ ...whole, QUIRKS: '' }).quirks).toEqual(defaultQuirks);
  expect(readConfig({ ...whole, QUIRKS: 'landingPrices=expected' }).quirks).toEqual({
    ...defaultQuirks,
    landingPrices: 'expected',
  });
});

it.each(['prices=expected', 'landingPrices=yes', 'landingPrices'])(
  'names the variable when there is nothing to turn over by %s, and what there is',
  (text) => {
    expect(() => readConfig({ ...whole, QUIRKS: text })).toThrow(
      `QUIRKS: No quirk: "${text}". Known: deliveryTexts, landingPrices, `,
    );
  },
);

// spec: worker-calls/identity-partner
it('reads the identity provider, whose partner is a number without leading zeros', () => {
  expect(readConfig(whole).smile).toEqual({
    baseUrl: 'https://api.smileidentity.com',
    partnerId: '42',
    apiKey: 'key',
  });
  expect(() => readConfig({ ...whole, SMILE_PARTNER_ID: 'amini' })).toThrow(
    'SMILE_PARTNER_ID: must be a number',
  );
});

// spec: worker-calls/identity-sandbox
it.each([
  'PAYSTACK_SECRET_KEY',
  'AT_USERNAME',
  'AT_API_KEY',
  'AT_SHORTCODE',
  'SMILE_PARTNER_ID',
  'SMILE_API_KEY',
])('does not start without %s unless the sandbox is used', (name) => {
  expect(() => readConfig({ ...whole, [name]: '' })).toThrow(new RegExp(`^${name}: is required`));
});

it('keeps files in the data directory unless told of another place, and names the variable when that is none', () => {
  expect(readConfig({ ...whole, DATA_DIR: '/srv/amini' }).storage).toEqual({
    kind: 'folder',
    folder: '/srv/amini/files',
  });
  expect(readConfig({ ...whole, STORAGE_URL: 'file:///mnt/files' }).storage).toEqual({
    kind: 'folder',
    folder: '/mnt/files',
  });
  expect(() => readConfig({ ...whole, STORAGE_URL: 'https://s3.example.com/amini' })).toThrow(
    /^STORAGE_URL: must hold the access key/,
  );
});

it('offers help on WhatsApp where somebody is there', () => {
  expect(readConfig(whole).supportWhatsapp).toBeNull();
  expect(readConfig({ ...whole, SUPPORT_WHATSAPP: '0700 000 000' }).supportWhatsapp).toBe('+254700000000');
  expect(() => readConfig({ ...whole, SUPPORT_WHATSAPP: 'help' })).toThrow(
    'SUPPORT_WHATSAPP: is no Kenyan mobile number',
  );
});

it('names nobody who runs it, and no way to write to them, unless it is told so', () => {
  expect(readConfig(whole)).toMatchObject({ operator: null, contactEmail: null });
  expect(
    readConfig({ ...whole, OPERATOR: ' Somebody, Nairobi ', CONTACT_EMAIL: 'privacy@test.example' }),
  ).toMatchObject({ operator: 'Somebody, Nairobi', contactEmail: 'privacy@test.example' });
  expect(() => readConfig({ ...whole, CONTACT_EMAIL: 'nobody' })).toThrow(/CONTACT_EMAIL/);
});

it('claims no number of families or reviews unless it is told one', () => {
  expect(readConfig(whole).claims).toEqual({ families: null, reviews: null });
  expect(readConfig({ ...whole, CLAIMED_FAMILIES: '', CLAIMED_REVIEWS: '5000' }).claims).toEqual({
    families: null,
    reviews: 5000,
  });
});

it.each(['0', '-3', '1.5', '1,000', 'many'])('names the variable when a claim is no number: %s', (text) => {
  expect(() => readConfig({ ...whole, CLAIMED_FAMILIES: text })).toThrow(/^CLAIMED_FAMILIES: /);
  expect(() => readConfig({ ...whole, CLAIMED_REVIEWS: text })).toThrow(/^CLAIMED_REVIEWS: /);
});

it('reads the keys that the audit key replaced, and names the variable when one is no key', () => {
  expect(readConfig(whole).oldAuditKeys).toEqual([]);
  const old = ['d4'.repeat(32), 'e5'.repeat(32)];
  const read = readConfig({ ...whole, AUDIT_OLD_KEYS: old.join(', ') }).oldAuditKeys;
  expect(read.map((key) => key.toString('hex'))).toEqual(old);
  expect(() => readConfig({ ...whole, AUDIT_OLD_KEYS: 'short' })).toThrow(/^AUDIT_OLD_KEYS: must be keys/);
  expect(() => readConfig({ ...whole, AUDIT_KEY: 'short' })).toThrow(/^AUDIT_KEY: must be 64/);
});
