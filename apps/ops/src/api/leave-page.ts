import { leave, type Page } from '@repo/api-client/queries/work';
import { callOnLeave } from '@repo/app-shell/session/call-on-leave';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/** Tells the service that the member has left a page. */
export const leavePage = (page: Page): void =>
  callOnLeave(session.token(), TIMEOUT_MILLISECONDS, (last) => leave(last, page));
