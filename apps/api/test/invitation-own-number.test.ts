import { expect, it } from 'vitest';
import { workers } from '../src/db/schema/people.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = caseWorkOf(api);

// spec: invite/own-number
it.each([
  ['invite', '/api/employer/initiate-verification', { package_id: 17 }],
  ['prepare', '/nannies/', {}],
])(
  'an employer cannot %s herself, in any spelling: she would answer her own question',
  async (_act, path, more) => {
    const { token, phone } = await work.employer();
    for (const typed of [phone, `0${phone.slice(4)}`, phone.slice(1)]) {
      const body = { name: 'Amani Test', phone: typed, ...more };
      expect(await api.call('POST', path, { token, body })).toMatchObject({
        status: 400,
        body: { fields: { phone: expect.stringContaining('your own number') as unknown } },
      });
    }
    expect(await api.received(phone)).toEqual([]);
    expect(await api.ctx.db.$count(workers)).toBe(0);
  },
);
