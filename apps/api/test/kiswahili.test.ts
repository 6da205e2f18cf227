import { describe, expect, it } from 'vitest';
import { getMe } from '@repo/api-client/contract/worker';
import { kiswahili } from '@repo/domain/refusals/kiswahili';
import { isReadByWorker } from '../src/http/reader-language.ts';
import { addressOf, everyCall } from './every-call.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const KISWAHILI = { 'accept-language': 'sw' };
const inKiswahili: unknown = expect.toBeOneOf(Object.values(kiswahili));

const api = await useApi();
const token = await api.signInWorker('+254700000801');

describe.each(everyCall.filter(([, call]) => isReadByWorker(call)))('%s', (_name, call) => {
  const sent = (body: unknown, headers: Record<string, string> = {}) =>
    api.call(call.method, addressOf(call, NOBODY), {
      token,
      ...(call.method === 'GET' ? {} : { body }),
      headers: { ...KISWAHILI, ...headers },
    });

  it('refuses in Kiswahili whoever is not signed in, and what cannot be read', async () => {
    const refused = [
      await api.call(call.method, addressOf(call, NOBODY), {
        headers: KISWAHILI,
        ...(call.method === 'GET' ? {} : { body: {} }),
      }),
      await sent({ unknown: 1 }),
      await sent({ phone: 1, language: 'de' }),
      await sent('{', { 'content-type': 'application/json' }),
      await sent('<x/>', { 'content-type': 'application/xml' }),
      await sent({ phone: 'a'.repeat(1_000_000) }),
    ].filter(({ status }) => status >= 400);
    for (const { body, headers } of refused) {
      expect(headers.get('content-language')).toBe('sw');
      expect(body).toMatchObject({ message: inKiswahili, error: inKiswahili });
    }
  });
});

describe('a worker who reads Kiswahili', () => {
  it('is refused and answered in it, fields and values too', async () => {
    const refused = await api.call('POST', '/auth/send-code', {
      body: { phone: '020' },
      headers: { 'accept-language': 'sw-KE,sw;q=0.9,en;q=0.5' },
    });
    const text = 'Tafadhali weka nambari sahihi ya simu ya Kenya';
    expect(refused).toMatchObject({ body: { message: text, error: text, fields: { phone: text } } });

    const twice = { body: { phone: '0700000802' }, headers: KISWAHILI };
    expect(await api.call('POST', '/auth/send-code', twice)).toMatchObject({
      status: 200,
      body: { message: 'Code imetumwa!' },
    });
    const early = await api.call('POST', '/auth/send-code', twice);
    expect(early).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Tafadhali subiri sekunde \d+ kabla ya kuomba/) },
    });
  });

  it('reads which fields of her profile are missing, each by its name', async () => {
    // The calls above ended the worker's session.
    const again = await api.signInWorker('+254700000803');
    const me = await api.make(getMe, { token: again });
    const refused = await api.call('PUT', `/api/nannies/${me.id}`, {
      token: again,
      body: { name: '' },
      headers: KISWAHILI,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message:
          'Tafadhali jaza sehemu hizi zinazohitajika: Jina Kamili, Unapoishi, Tarehe ya Kuzaliwa, Kitambulisho',
        fields: { name: 'Jina linahitajika', location: 'Mahali panahitajika' },
      },
    });
  });
});

it('says to everybody else what it always said, whatever language they ask for', async () => {
  const refused = await api.call('GET', '/api/employer/dashboard', { headers: KISWAHILI });
  expect(refused.body).toMatchObject({ message: 'Please sign in to continue.' });
  expect(refused.headers.get('content-language')).toBe('en');
});
