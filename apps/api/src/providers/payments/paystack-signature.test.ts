import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { createPaystack } from './paystack.ts';

const SECRET_KEY = 'sk_test_sandbox';
const payments = createPaystack(
  { baseUrl: 'http://127.0.0.1:9', secretKey: SECRET_KEY },
  createLog('silent'),
);

describe('a signature', () => {
  const body = Buffer.from('{"event":"charge.success"}');
  const sign = (bytes: Buffer, key = SECRET_KEY) => createHmac('sha512', key).update(bytes).digest('hex');

  it('is that of the raw bytes under the secret key', () => {
    expect(payments.isSigned(body, sign(body))).toBe(true);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another key', sign(body, 'sk_other')],
    ['of other bytes', sign(Buffer.from('{"event": "charge.success"}'))],
    ['cut short', sign(body).slice(0, -2)],
    ['in capitals', sign(body).toUpperCase()],
    ['no hexadecimal', 'z'.repeat(128)],
  ])('is refused when it is %s', (_what, signature) => {
    expect(payments.isSigned(body, signature)).toBe(false);
  });
});
