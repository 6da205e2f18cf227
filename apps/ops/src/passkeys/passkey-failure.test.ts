import { CallFailed } from '@repo/api-client/client/failure';
import { expect, it } from 'vitest';
import { passkeyFailure } from './passkey-failure.ts';

const NOT_DONE = 'The passkey was not added.';
const failing = (error: unknown) => passkeyFailure(error, NOT_DONE);
const named = (name: string) => Object.assign(new Error('in the words of the browser'), { name });

it.each(['NotAllowedError', 'AbortError'])('is no alarm when the member cancels the dialog (%s)', (name) => {
  expect(failing(new DOMException('', name))).toEqual({ tone: 'info', text: NOT_DONE });
  expect(failing(named(name))).toEqual({ tone: 'info', text: NOT_DONE });
});

it('says that the device has a passkey already', () => {
  expect(failing(named('InvalidStateError'))).toEqual({
    tone: 'info',
    text: 'This device has a passkey already.',
  });
});

it('never repeats the words of the browser', () => {
  expect(failing(named('SecurityError'))).toEqual({ tone: 'danger', text: NOT_DONE });
  expect(failing('a text')).toEqual({ tone: 'danger', text: NOT_DONE });
});

it('gives the reason of the service, or the lack of a network', () => {
  const refused = {
    kind: 'api',
    status: 409,
    message: 'This passkey is set up already.',
    error: null,
    code: 'conflict',
    fields: {},
    required: [],
    retryAfter: null,
  } as const;
  expect(failing(new CallFailed(refused)).text).toBe('This passkey is set up already.');
  expect(failing(new CallFailed({ kind: 'network' }))).toEqual({
    tone: 'danger',
    text: 'Network error. Please try again.',
  });
});
