import fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { refusedField, ServiceError } from '../errors.ts';
import { createLog } from '../log.ts';
import { installErrorHandling } from './errors.ts';

const lines = z.array(
  z.object({ msg: z.string(), refusal: z.string().optional(), err: z.looseObject({}).optional() }),
);

/** The lines that the log has of a refused request. */
async function logged(error: Error) {
  const written: string[] = [];
  const app = fastify({
    loggerInstance: createLog('warn', { write: (line) => void written.push(line) }),
  });
  installErrorHandling(app);
  app.get('/', () => {
    throw error;
  });
  const { statusCode } = await app.inject('/');
  await app.close();
  return { statusCode, lines: lines.parse(written.map((line): unknown => JSON.parse(line))) };
}

it('logs the cause of a refusal once, and not the words that its reader gets', async () => {
  const error = new ServiceError('invalid', 'passkeyInvalid', { cause: new Error('Unexpected origin') });
  const found = await logged(error);
  expect(found).toMatchObject({
    statusCode: 400,
    lines: [{ msg: 'request refused', refusal: 'passkeyInvalid', err: { message: 'Unexpected origin' } }],
  });
  expect(JSON.stringify(found.lines)).not.toContain(error.message);
});

it('logs the cause of a trouble of the service once, within it', async () => {
  const cause = new Error('No child process');
  expect(await logged(new ServiceError('provider-unavailable', 'serviceBusy', { cause }))).toMatchObject({
    statusCode: 503,
    lines: [
      { msg: 'request refused', err: { type: 'ServiceError', cause: { message: 'No child process' } } },
    ],
  });
});

it('logs nothing of a refusal without a cause', async () => {
  expect(await logged(refusedField('phone', 'valueInvalid'))).toEqual({ statusCode: 400, lines: [] });
});
