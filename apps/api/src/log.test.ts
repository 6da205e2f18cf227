import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeError } from './log.ts';

const PHONE = '+254700000310';
const failed = (cause: Error) =>
  new DrizzleQueryError('select from employers where phone = $1', [PHONE], cause);
const duplicate = () =>
  Object.assign(new pg.DatabaseError(`Key (phone)=(${PHONE}) already exists`, 1, 'error'), {
    code: '23505',
    constraint: 'employers_phone',
  });

it.each([
  ['a statement that the server refused', failed(duplicate())],
  ['a statement that found no connection', failed(new Error('timeout exceeded when trying to connect'))],
  ['what the server says by itself', duplicate()],
  ['a statement inside of another error', new Error('The job failed', { cause: failed(duplicate()) })],
])('leaves the values out of %s', (_what, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain(PHONE);
});

it('keeps what helps: codes, constraints, messages of our own and of the connection', () => {
  expect(describeError(failed(duplicate()))).toMatchObject({
    cause: { code: '23505', constraint: 'employers_phone' },
  });
  expect(describeError(failed(new Error('timeout exceeded when trying to connect')))).toMatchObject({
    cause: { message: 'timeout exceeded when trying to connect' },
  });
  expect(describeError(new Error('The worker was not stored'))).toMatchObject({
    type: 'Error',
    message: 'The worker was not stored',
  });
  expect(describeError('thrown text')).toEqual({ type: 'string' });
});
