import { RequestError } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Makes a call that the API takes only from its sandbox.
 * @param body Sent as JSON with POST. Without a body the call is a GET.
 * @returns the parsed answer, or undefined when it is no JSON.
 * @throws RequestError 502 when the API is unreachable or refuses.
 */
export async function callApi(
  { outbox, config, timings }: Sandbox,
  path: string,
  body?: object,
): Promise<unknown> {
  const authorization = `Bearer ${config.clockSecret}`;
  let response: Response;
  try {
    response = await fetch(outbox.apiOrigin + path, {
      ...(body === undefined
        ? { headers: { authorization } }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization },
            body: JSON.stringify(body),
          }),
      signal: AbortSignal.timeout(timings.tryTimeout),
    });
  } catch {
    throw new RequestError(502, 'The API could not be reached, so nothing was changed.');
  }
  const text = await response.text();
  if (!response.ok)
    throw new RequestError(502, `The API answered ${response.status}, so nothing was changed.`);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
