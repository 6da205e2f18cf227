import { CallFailed } from '@repo/api-client/client/failure';
import { expect, test } from 'vitest';
import { callRefusal } from './call-refusal.ts';

const refusal = callRefusal('code.failed');

test('what failed without words of its own is told by a message of ours', () => {
  expect(refusal(new Error('a file that could not be fetched'))).toEqual({ message: 'code.failed' });
  expect(refusal(new CallFailed({ kind: 'network' }))).toEqual({ message: 'call.unreached' });
});
