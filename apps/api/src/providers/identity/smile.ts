import type { Config } from '../../config.ts';
import { wasNeverSent } from '../never-sent.ts';
import { IdentityProviderError, type Identity, type SubmittedCheck } from './identity.ts';
import { readCallback, readHeaders } from './smile-callback.ts';
import { formOf, jobStatus, parseJson, stateOf, submissionOf, token } from './smile-wire.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/** Photos need more time. */
const SUBMISSION_MILLISECONDS = 30_000;
const PRODUCT = 'biometric_kyc';
/** Still processing, or unknown. */
const NOT_FINISHED = new Set([404, 409]);

/**
 * Smile ID's API of the third generation (providers 3.7). Every call first requests its own token. A token
 * lasts 15 minutes and checks are rare, so no token is stored. The signature of a callback does not cover its
 * body. So the callbacks come to a secret path, and their verdict is not trusted. Bodies are parsed and not
 * stored, and never logged.
 */
export function createSmile(
  { baseUrl, partnerId, apiKey }: Config['smile'],
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS, submissionMilliseconds = SUBMISSION_MILLISECONDS } = {},
): Identity {
  async function send(path: string, init: RequestInit, milliseconds = timeoutMilliseconds) {
    const response = await fetch(baseUrl + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    return { status: response.status, text: await response.text() };
  }

  /**
   * A question changes nothing at the provider, apart from one more callback. So a failure of the provider is
   * followed by a second call at once.
   */
  async function ask(path: string, init: RequestInit) {
    try {
      const answer = await send(path, init);
      return answer.status >= 500 ? await send(path, init) : answer;
    } catch (error) {
      throw new IdentityProviderError('Smile ID did not answer', { cause: error });
    }
  }

  /** A token for a check is bound to its product and its user id. */
  async function newToken(userId?: string): Promise<string> {
    const encoded = userId === undefined ? undefined : await encode(tokenForm(userId));
    const { status, text } = await ask('/v3/token', {
      method: 'POST',
      headers: {
        'smileid-partner-id': partnerId,
        'smileid-api-key': apiKey,
        accept: 'application/json',
        ...encoded?.headers,
      },
      ...(encoded === undefined ? {} : { body: encoded.body }),
    });
    const parsed = token.safeParse(parseJson(text));
    if (status !== 200 || !parsed.success)
      throw new IdentityProviderError(`Smile ID answered ${status} when asked for a token`);
    return parsed.data.token;
  }

  const headersWith = (given: string) => ({
    'smileid-token': given,
    'smileid-partner-id': partnerId,
    accept: 'application/json',
  });

  return {
    async submit(check): Promise<SubmittedCheck> {
      let given: string;
      try {
        given = await newToken(check.userId);
      } catch (error) {
        return { kind: 'try-later', reason: error instanceof Error ? error.message : 'no token' };
      }
      const { headers, body } = await encode(formOf(check));
      try {
        const { status, text } = await send(
          '/v3/biometric_kyc',
          {
            method: 'POST',
            headers: { ...headersWith(given), ...headers, 'user-id': check.userId },
            body,
          },
          submissionMilliseconds,
        );
        return submissionOf(status, text);
      } catch (error) {
        return wasNeverSent(error)
          ? { kind: 'try-later', reason: 'unreachable' }
          : { kind: 'unknown', reason: 'no answer' };
      }
    },

    async fetchStatus(jobId) {
      const headers = headersWith(await newToken());
      const { status, text } = await ask(`/v3/status/${encodeURIComponent(jobId)}`, { headers });
      const parsed = jobStatus.safeParse(parseJson(text));
      // 200, 202 and 404 carry a status. A 404 without one comes from another server on the way.
      if (![200, 202, 404].includes(status) || !parsed.success)
        throw new IdentityProviderError(`Smile ID answered ${status}, or unreadably`);
      if (parsed.data.job_id !== jobId) throw new IdentityProviderError('Smile ID answered for another job');
      return stateOf(parsed.data);
    },

    async requestCallback(jobId, callbackUrl) {
      const given = headersWith(await newToken());
      const form = new FormData();
      form.append('callback_url', callbackUrl);
      const { headers, body } = await encode(form);
      const { status } = await ask(`/v3/replay/${encodeURIComponent(jobId)}`, {
        method: 'POST',
        headers: { ...given, ...headers },
        body,
      });
      if (status === 202) return true;
      if (NOT_FINISHED.has(status)) return false;
      throw new IdentityProviderError(`Smile ID answered ${status} when asked for a callback`);
    },

    readHeaders: (headers, now) => readHeaders(headers, { partnerId, apiKey }, now),
    readCallback,
  };
}

function tokenForm(userId: string): FormData {
  const form = new FormData();
  form.append('product', PRODUCT);
  form.append('user_id', userId);
  return form;
}

/**
 * Encodes a form as one body. Otherwise `fetch` streams it. When the connection breaks, that stream throws an
 * error that no code can catch.
 */
async function encode(form: FormData): Promise<{ headers: Record<string, string>; body: ArrayBuffer }> {
  const whole = new Response(form);
  return {
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    body: await whole.arrayBuffer(),
  };
}
