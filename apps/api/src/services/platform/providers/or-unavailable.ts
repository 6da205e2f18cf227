import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import { ServiceError } from '../../../errors.ts';
import { PaymentProviderError } from '../../../providers/payments/payments.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Waits for the payment provider during the request of a person. When the provider does not answer, the
 * person is asked to try again.
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
