import { CallFailed } from '@repo/api-client/client/failure';
import { describe, expect, it } from 'vitest';
import { codeRefusalOf } from './code-refusal-of.ts';

const refused = (status: number) =>
  new CallFailed({
    kind: 'api',
    status,
    message: 'Words of the service',
    error: null,
    code: null,
    fields: {},
    required: [],
    retryAfter: null,
  });

describe('the refusal of a code', () => {
  const refusalOf = codeRefusalOf('Words of the app');

  it('tells a wrong code at its boxes', () => {
    expect(refusalOf(refused(400))).toEqual({
      message: 'Words of the service',
      fields: { code: 'Words of the service' },
    });
  });

  it.each([404, 429, 500])('tells a refusal with %i below the form', (status) => {
    expect(refusalOf(refused(status))).toEqual({ message: 'Words of the service', fields: {} });
  });

  it('names no field without an answer of the service', () => {
    expect(refusalOf(new CallFailed({ kind: 'unreadable', status: 200 }))).toEqual({
      message: 'Words of the app',
    });
  });
});
