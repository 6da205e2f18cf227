import { failureOf } from '@repo/api-client/client/failure';
import * as calls from '@repo/api-client/queries/worker-session';
import { normalisePhone } from '@repo/domain/phone';
import { client } from '../../api/client.ts';
import { serverMessage } from '../../language/server-message.ts';
import { spokenLanguage } from '../../language/languages.ts';

/** Requests a code for a number in any spelling. */
export async function sendOnboardingCode(typed: string): Promise<void> {
  const phone = normalisePhone(typed);
  if (phone === null) throw new Error('A number was not looked at');
  await calls.sendCode(client, phone, spokenLanguage(), 'onboarding');
}

const UNSENT = 409;
const TOO_MANY = 429;

/**
 * A worker who has to wait reads for how long, and one whose number gets no SMS reads why. Every other failure has
 * the same text (worker spec 8).
 */
export function whyRefused(error: unknown, failed: string): string {
  const failure = failureOf(error);
  return failure?.kind === 'api' && (failure.status === UNSENT || failure.status === TOO_MANY)
    ? (serverMessage(failure) ?? failed)
    : failed;
}
