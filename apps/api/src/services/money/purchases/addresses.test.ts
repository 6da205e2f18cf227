import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { readCallbackAddress, receiptAddress } from './addresses.ts';

const config = (environment: Readonly<Record<string, string>>) =>
  readConfig({
    DATABASE_URL: 'postgres://localhost/none',
    DATA_KEY: 'a1'.repeat(32),
    AUDIT_KEY: 'c3'.repeat(32),
    PAYSTACK_SECRET_KEY: 'sk_live_x',
    AT_USERNAME: 'x',
    AT_API_KEY: 'x',
    AT_SHORTCODE: 'x',
    SMILE_PARTNER_ID: '1',
    SMILE_API_KEY: 'x',
    ...environment,
  });
const live = config({ PUBLIC_ORIGIN: 'https://amini.example' });
const local = config({
  PORT: '8080',
  SANDBOX_ORIGIN: 'http://localhost:8081',
  SANDBOX_CLOCK_SECRET: 'clock-secret-of-the-tests',
});

describe('the page a payer returns to', () => {
  it.each([
    ['the employer site', live, 'https://employer.amini.example/post-payment-success'],
    ['the public site', live, 'https://amini.example/post-payment-success'],
    ['the employer site of a local start', local, 'http://employer.localhost:8080/post-payment-success'],
    ['the public site of a local start', local, 'http://localhost:8080/post-payment-success'],
    ['this machine while the sandbox stands in', local, 'http://127.0.0.1:8080/post-payment-success'],
  ])('may be on %s', (_where, where, address) => {
    expect(readCallbackAddress(where, address)).toBe(address);
  });

  it.each([
    [
      'a query, which the provider adds itself',
      'https://amini.example/back?reference=x&next=https://evil.example',
    ],
    ['a fragment', 'https://amini.example/back#x'],
    ['a user name', 'https://evil.example:x@amini.example/back'],
  ])('is taken without %s', (_what, address) => {
    expect(readCallbackAddress(live, address)).toBe('https://amini.example/back');
  });

  it.each([
    ['nothing', ''],
    ['a path', '/post-payment-success'],
    ['another site', 'https://evil.example/'],
    ['a site whose name begins like ours', 'https://amini.example.evil.example/'],
    ['a site whose name ends like ours', 'https://evil-amini.example/'],
    ['another of our subdomains', 'https://ops.amini.example/'],
    ['our site as a user name', 'https://amini.example@evil.example/'],
    ['another port', 'https://amini.example:8443/'],
    ['no encryption', 'http://amini.example/'],
    ['this machine', 'https://127.0.0.1/'],
    ['a script', 'vbscript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a backslash', 'https:\\\\evil.example\\amini.example'],
    ['text', 'amini'],
  ])('is not %s', (_what, address) => {
    expect(() => readCallbackAddress(live, address)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });
});

describe("the address for the provider's receipt", () => {
  const employer = { id: 'e-1', email: 'account@example.com' };

  it('is the one typed for this payment, then the account’s, then one of our own domain', () => {
    expect(receiptAddress(live, employer, ' typed@example.com ')).toBe('typed@example.com');
    expect(receiptAddress(live, employer, '')).toBe('account@example.com');
    expect(receiptAddress(live, employer, null)).toBe('account@example.com');
    expect(receiptAddress(live, { ...employer, email: null }, undefined)).toBe('e-1@receipts.amini.example');
    expect(receiptAddress(local, { ...employer, email: null }, undefined)).toBe('e-1@receipts.localhost');
  });

  it('does not send mail to an address stored wrongly, nor to a number', () => {
    expect(receiptAddress(live, { ...employer, email: 'nonsense' }, null)).toBe('e-1@receipts.amini.example');
    const numeric = config({ PUBLIC_ORIGIN: 'http://10.0.0.1:8080' });
    expect(receiptAddress(numeric, { ...employer, email: null }, null)).toBe('e-1@receipts.invalid');
  });

  it.each([
    'nonsense',
    'a@b',
    'a b@example.com',
    '<img src=x>@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %s', (typed) => {
    expect(() => receiptAddress(live, employer, typed)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });
});
