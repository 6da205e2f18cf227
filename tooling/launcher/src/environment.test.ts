import { describe, expect, test } from 'vitest';
import {
  apiEnvironment,
  messageCallbackPath,
  readPlaces,
  sandboxEnvironment,
  usesSandbox,
} from './environment.ts';
import { newSecrets } from './secrets.ts';

const DATABASE_URL = 'postgres://127.0.0.1/database';

describe('places', () => {
  test('are those of the operating interface when nothing is said', () => {
    expect(readPlaces({}, '/checkout')).toEqual({
      host: '0.0.0.0',
      port: 8080,
      sandboxPort: 8081,
      publicOrigin: 'http://localhost:8080',
      sandboxOrigin: 'http://localhost:8081',
      dataDir: '/checkout/.data',
    });
  });

  test('follow the environment', () => {
    const env = { PORT: '9000', PUBLIC_ORIGIN: 'https://example.test/', DATA_DIR: '/srv/data', HOST: '' };
    expect(readPlaces(env, '/checkout')).toMatchObject({
      port: 9000,
      publicOrigin: 'https://example.test',
      dataDir: '/srv/data',
      host: '0.0.0.0',
    });
  });

  test.each(['0', '65536', '-1', 'http', '80.5', '8080x', ' '])('refuse PORT=%j by name', (PORT) => {
    expect(() => readPlaces({ PORT }, '/')).toThrow(/^PORT: /);
  });

  test('refuse one port for two programs', () => {
    expect(() => readPlaces({ SANDBOX_PORT: '8080' }, '/')).toThrow(
      'SANDBOX_PORT: 8080 is the same as PORT.',
    );
  });
});

describe('the sandbox', () => {
  test.each([
    [{}, true],
    [{ PAYSTACK_SECRET_KEY: '' }, true],
    [{ PAYSTACK_SECRET_KEY: 'sk_live' }, false],
    [{ AT_API_KEY: 'key' }, false],
    [{ AT_USERNAME: 'amini' }, false],
    [{ SMILE_PARTNER_ID: '1234' }, false],
    [{ SMILE_API_KEY: 'key' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SANDBOX: '1' }, false],
    [{ SANDBOX: '1' }, true],
    [{ DATABASE_URL }, false],
    [{ DATABASE_URL, SANDBOX: '' }, false],
    [{ DATABASE_URL, SANDBOX: '1' }, true],
    [{ DATABASE_URL, PAYSTACK_SECRET_KEY: 'sk_live' }, false],
  ])('with %j is used: %j', (env, used) => {
    expect(usesSandbox(env)).toBe(used);
  });

  test.each([
    [{ SANDBOX: 'yes' }, 'SANDBOX: must be 1'],
    [{ SANDBOX: '0' }, 'SANDBOX: must be 1'],
    [{ SANDBOX: '1', SMILE_API_KEY: 'key' }, 'SANDBOX: SMILE_API_KEY is set too'],
    [{ DATABASE_URL, SANDBOX_ORIGIN: 'http://localhost:8081' }, 'SANDBOX_ORIGIN: the sandbox is not used'],
    [
      { AT_API_KEY: 'key', SANDBOX_ORIGIN: 'http://localhost:8081' },
      'SANDBOX_ORIGIN: the sandbox is not used',
    ],
  ])('with %j is refused by name', (env, reason) => {
    expect(() => usesSandbox(env)).toThrow(reason);
  });

  test('and the API share their keys, and each knows the other', () => {
    const places = readPlaces({}, '/');
    const secrets = newSecrets();
    const api = apiEnvironment({}, places, DATABASE_URL, secrets);
    const sandbox = sandboxEnvironment({}, places, secrets);
    for (const name of [
      'PAYSTACK_SECRET_KEY',
      'AT_USERNAME',
      'AT_API_KEY',
      'AT_SHORTCODE',
      'SMILE_PARTNER_ID',
      'SMILE_API_KEY',
      'SANDBOX_CLOCK_SECRET',
    ])
      expect(sandbox[name]).toBe(api[name]);
    expect(api).toMatchObject({
      PAYSTACK_BASE_URL: 'http://127.0.0.1:8081/paystack',
      AT_BASE_URL: 'http://127.0.0.1:8081/africastalking',
      SMILE_BASE_URL: 'http://127.0.0.1:8081/smileid',
      SANDBOX_ORIGIN: 'http://localhost:8081',
      OPS_PHONES: '+254700000001,+254700000002,+254700000003',
      DATABASE_URL,
    });
    expect(sandbox).toMatchObject({ API_ORIGIN: 'http://127.0.0.1:8080', SANDBOX_PORT: '8081' });
    expect(sandbox['AT_CALLBACK_PATH']).toBe(messageCallbackPath(secrets.DATA_KEY));
    expect(sandbox['DATABASE_URL']).toBeUndefined();
  });

  test('keeps the DATA_KEY, AUDIT_KEY and OPS_PHONES that are given', () => {
    const given = { DATA_KEY: 'ab'.repeat(32), AUDIT_KEY: 'cd'.repeat(32), OPS_PHONES: '+254700000077' };
    const places = readPlaces({}, '/');
    expect(apiEnvironment(given, places, DATABASE_URL, newSecrets())).toMatchObject(given);
    expect(sandboxEnvironment(given, places, newSecrets())['AT_CALLBACK_PATH']).toBe(
      messageCallbackPath(given.DATA_KEY),
    );
  });
});

test('the owner of the tables is known to neither the API nor the sandbox', () => {
  const given = { MIGRATION_DATABASE_URL: 'postgres://owner@127.0.0.1/amini' };
  const places = readPlaces({}, '/');
  expect(apiEnvironment(given, places, DATABASE_URL)['MIGRATION_DATABASE_URL']).toBeUndefined();
  expect(sandboxEnvironment(given, places, newSecrets())['MIGRATION_DATABASE_URL']).toBeUndefined();
});

test('without the sandbox the API gets no key that was not given', () => {
  const api = apiEnvironment({ PAYSTACK_SECRET_KEY: 'sk_live' }, readPlaces({}, '/'), DATABASE_URL);
  expect(api['PAYSTACK_SECRET_KEY']).toBe('sk_live');
  for (const name of [
    'DATA_KEY',
    'AUDIT_KEY',
    'AT_API_KEY',
    'SMILE_API_KEY',
    'SANDBOX_ORIGIN',
    'SANDBOX_CLOCK_SECRET',
  ])
    expect(api[name]).toBeUndefined();
});

test("the message provider's path is the documented keyed hash", () => {
  expect(messageCallbackPath('00'.repeat(32))).toBe(
    '/api/callbacks/africastalking/8bff7a840519dec71883bf7f681552f5',
  );
});
