import { createUploads } from '@repo/api-client/client/upload';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/** As `client`, for files. An upload has no time limit. It fails when it makes no progress. */
export const uploads = createUploads({
  baseUrl: '',
  token: session.token,
  onUnauthorised: () => session.expire(),
  timeoutMs: TIMEOUT_MILLISECONDS,
});
