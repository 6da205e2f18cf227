import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const required = {
  AT_CALLBACK_PATH: '/api/callbacks/africastalking/secret',
  SANDBOX_CLOCK_SECRET: 'clock-secret-of-tests',
};

describe('configuration', () => {
  it('has a default for all that is no secret', () => {
    expect(readConfig(required)).toStrictEqual({
      port: 8081,
      origin: 'http://localhost:8081',
      apiOrigin: 'http://127.0.0.1:8080',
      paystackSecretKey: 'sk_test_sandbox',
      africasTalking: {
        username: 'sandbox',
        apiKey: 'sandbox-key',
        shortCode: '20880',
        callbackPath: '/api/callbacks/africastalking/secret',
      },
      smile: { partnerId: '1234', apiKey: 'sandbox-smile-key' },
      blocksUnknownPersons: false,
      clockSecret: 'clock-secret-of-tests',
      dataDir: undefined,
      seed: undefined,
      logLevel: 'info',
    });
  });

  it('follows the port in its own address and drops a last slash', () => {
    expect(readConfig({ ...required, SANDBOX_PORT: '9000' }).origin).toBe('http://localhost:9000');
    expect(readConfig({ ...required, SANDBOX_ORIGIN: 'https://sandbox.example/' }).origin).toBe(
      'https://sandbox.example',
    );
    expect(readConfig({ ...required, SANDBOX_PORT: '0' }).origin).toBeUndefined();
  });

  it.each([
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_ORIGIN', 'localhost'],
    ['API_ORIGIN', 'ftp://example.com'],
    ['AT_CALLBACK_PATH', 'no-slash'],
    ['AT_CALLBACK_PATH', ''],
    ['SANDBOX_CLOCK_SECRET', 'short'],
    ['SANDBOX_SEED', 'seven'],
    ['SANDBOX_UNKNOWN_PERSONS', 'wave'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s = %j by name', (name, value) => {
    expect(() => readConfig({ ...required, [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('names every variable that is wrong', () => {
    expect(() => readConfig({})).toThrow(/AT_CALLBACK_PATH: .*\nSANDBOX_CLOCK_SECRET: /);
  });
});
