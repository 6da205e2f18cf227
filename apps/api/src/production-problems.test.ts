import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** A configuration with which production starts. Keys and addresses are invented. */
const whole = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://database.example/amini',
  DATA_KEY: '3f9a07c5d1e84b62a0c7f5193e6d8b24719f0ca35be2d846f1703a9c5e8d4b26',
  AUDIT_KEY: '71c04e9b2fd8a6358e0b64d1f79c2a5308e6bd417fc923a05b8d16e4f2907ac3',
  PUBLIC_ORIGIN: 'https://amini.example',
  OPERATOR: 'A Company, Nairobi',
  CONTACT_EMAIL: 'privacy@amini.example',
  PAYSTACK_SECRET_KEY: 'sk_live_of_a_test',
  AT_USERNAME: 'amini',
  AT_API_KEY: 'atsk_of_a_test',
  AT_SHORTCODE: '20880',
  SMILE_PARTNER_ID: '1234',
  SMILE_API_KEY: 'key-of-a-test',
};

function linesWith(changes: Readonly<Record<string, string>>): string[] {
  try {
    readConfig({ ...whole, ...changes });
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

describe('production starts', () => {
  it.each<[string, Record<string, string>]>([
    ['with all that it needs', {}],
    ['with real addresses of the providers', { PAYSTACK_BASE_URL: 'https://api.paystack.co' }],
    ['with files in a folder', { STORAGE_URL: 'file:///srv/files' }],
    ['with files in a bucket', { STORAGE_URL: 'https://KEY:SECRET@s3.example.com/amini' }],
    ['behind the proxies of its own network', { TRUSTED_PROXIES: '10.0.0.0/8,uniquelocal,2001:db8::/32' }],
    ['without sample workers', { SEED: 'none' }],
    ['with a partner number and a short code that the sandbox has too', { SMILE_PARTNER_ID: '1234' }],
  ])('%s', (_how, changes) => {
    expect(linesWith(changes)).toEqual([]);
  });
});

describe('production refuses to start', () => {
  it.each<[string, string, string, string]>([
    ['the payment key of the sandbox', 'PAYSTACK_SECRET_KEY', 'sk_test_sandbox', 'is a key of the sandbox'],
    ['a test key of Paystack', 'PAYSTACK_SECRET_KEY', 'sk_test_0123456789abcdef', 'is a test key'],
    ['the account of the message sandbox', 'AT_USERNAME', 'sandbox', 'is a key of the sandbox'],
    ['the message key of the sandbox', 'AT_API_KEY', 'sandbox-key', 'is a key of the sandbox'],
    ['the identity key of the sandbox', 'SMILE_API_KEY', 'sandbox-smile-key', 'is a key of the sandbox'],
    ['an audit key of one digit', 'AUDIT_KEY', '0'.repeat(64), 'has fewer than 8 different digits'],
    ['an audit key that counts', 'AUDIT_KEY', '0123456789abcdef'.repeat(4), 'repeats itself'],
    ['one key for two purposes', 'AUDIT_KEY', whole.DATA_KEY.toUpperCase(), 'is the same as DATA_KEY'],
    ['no audit key', 'AUDIT_KEY', '', 'is required'],
    [
      'the address of the owner of the tables',
      'MIGRATION_DATABASE_URL',
      'postgres://owner@database.example/amini',
      'is for the migration alone',
    ],
    ['a key of one digit', 'DATA_KEY', '0'.repeat(64), 'has fewer than 8 different digits'],
    ['a key of two digits', 'DATA_KEY', 'a1'.repeat(32), 'has fewer than 8 different digits'],
    [
      'a key of seven digits',
      'DATA_KEY',
      '0123456'.repeat(10).slice(0, 64),
      'has fewer than 8 different digits',
    ],
    ['a key that counts', 'DATA_KEY', '0123456789abcdef'.repeat(4), 'repeats itself'],
    ['a key in two equal halves', 'DATA_KEY', '3f9a07c5d1e84b62a0c7f5193E6d8b24'.repeat(2), 'repeats itself'],
    ['no address', 'PUBLIC_ORIGIN', '', 'must be set to an https:// address'],
    ['an open address', 'PUBLIC_ORIGIN', 'http://amini.example', 'must be set to an https:// address'],
    [
      'an open address of this machine',
      'PUBLIC_ORIGIN',
      'http://localhost:8080',
      'must be set to an https://',
    ],
    [
      'an open address of Paystack',
      'PAYSTACK_BASE_URL',
      'http://127.0.0.1:8081/paystack',
      'must be an https://',
    ],
    ["an open address of Africa's Talking", 'AT_BASE_URL', 'http://at.example', 'must be an https://'],
    ['an open address of Smile ID', 'SMILE_BASE_URL', 'http://smile.example', 'must be an https://'],
    ['an open bucket', 'STORAGE_URL', 'HTTP://KEY:SECRET@127.0.0.1:9000/amini', 'must be an https://'],
    ['sample workers', 'SEED', 'demo', 'production never holds invented workers'],
    ['the sandbox', 'SANDBOX', '1', 'production never runs on the sandbox'],
    [
      'the address of a sandbox',
      'SANDBOX_ORIGIN',
      'http://localhost:8081',
      'production never runs on the sandbox',
    ],
    ['proxies everywhere', 'TRUSTED_PROXIES', '0.0.0.0/0', 'has a range that anybody may be in'],
    [
      'proxies in half of the world',
      'TRUSTED_PROXIES',
      'loopback,0.0.0.0/1',
      'has a range that anybody may be in',
    ],
    ['proxies in a wide range', 'TRUSTED_PROXIES', '10.0.0.0/7', 'has a range that anybody may be in'],
    ['proxies everywhere in IPv6', 'TRUSTED_PROXIES', '::/0', 'has a range that anybody may be in'],
    ['proxies in all public IPv6', 'TRUSTED_PROXIES', '2000::/3', 'has a range that anybody may be in'],
    ['proxies in a wide range of IPv6', 'TRUSTED_PROXIES', '2001::/15', 'has a range that anybody may be in'],
    ['proxies at every IPv4 address written as IPv6', 'TRUSTED_PROXIES', '::ffff:0.0.0.0/1', 'has a range'],
    ['no operator', 'OPERATOR', ' ', 'is required'],
    ['no way to reach the operator', 'CONTACT_EMAIL', '', 'is required'],
    ['no payment key', 'PAYSTACK_SECRET_KEY', '', 'is required'],
    ['no key of personal data', 'DATA_KEY', '', 'is required'],
  ])('with %s', (_what, name, value, reason) => {
    const lines = linesWith({ [name]: value });
    expect(lines).toEqual([expect.stringContaining(`${name}: ${reason}`)]);
  });

  it('and tells no value, which may be a secret', () => {
    const secrets = {
      DATA_KEY: '0123456789abcdef'.repeat(4),
      PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
      STORAGE_URL: 'http://KEY:SECRET@127.0.0.1:9000/amini',
    };
    const told = linesWith(secrets).join('\n');
    for (const value of [...Object.values(secrets), 'SECRET@']) expect(told).not.toContain(value);
  });

  it('with all reasons at once, one in a line', () => {
    const lines = linesWith({
      ...Object.fromEntries(Object.keys(whole).map((name) => [name, ''])),
      NODE_ENV: 'production',
      PORT: 'many',
      DATA_KEY: '0'.repeat(64),
      SEED: 'demo',
      TRUSTED_PROXIES: '::/0',
    });
    const named = [
      'AT_API_KEY',
      'AT_SHORTCODE',
      'AT_USERNAME',
      'AUDIT_KEY',
      'CONTACT_EMAIL',
      'DATABASE_URL',
      'DATA_KEY',
      'OPERATOR',
      'PAYSTACK_SECRET_KEY',
      'PORT',
      'PUBLIC_ORIGIN',
      'SEED',
      'SMILE_API_KEY',
      'SMILE_PARTNER_ID',
      'TRUSTED_PROXIES',
    ];
    expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(new Set(named));
    expect(lines).toHaveLength(named.length);
  });
});

it('any other mode may be configured so', () => {
  const drill = {
    ...whole,
    NODE_ENV: 'test',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    DATA_KEY: 'a1'.repeat(32),
  };
  expect(readConfig({ ...drill, OPERATOR: '', SEED: 'demo' }).production).toBe(false);
});
