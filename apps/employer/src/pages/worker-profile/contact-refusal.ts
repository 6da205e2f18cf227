import { failureOf } from '@repo/api-client/client/failure';
import type { Refusal } from '@repo/ui/forms/use-form';
import { refusalOf } from '../../api/refusal-of.ts';

const SEND_FAILED = 'Failed to send contact request. Please try again.';
const inItsWords = refusalOf(SEND_FAILED);

/** Why a request was not sent: the service's own words, or those of spec/employer.md section 8 where it was not reached. */
export const contactRefusal = (error: unknown): Refusal =>
  failureOf(error)?.kind === 'network' ? { message: SEND_FAILED } : inItsWords(error);
