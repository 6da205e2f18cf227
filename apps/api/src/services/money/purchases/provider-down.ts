import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import { ServiceError } from '../../../errors.ts';
import { PaymentProviderError } from '../../../providers/payments/payments.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Waits for the payment provider on behalf of a person, who is told to try again when it does not answer.
 * @throws ServiceError `provider-unavailable` with that refusal.
 */
export async function orUnavailable<T>(work: Promise<T>, refusal: PlainRefusal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaymentProviderError)
      throw new ServiceError('provider-unavailable', refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw error;
  }
}
