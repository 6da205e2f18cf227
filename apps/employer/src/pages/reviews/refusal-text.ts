import { reviewRefusals } from '@repo/domain/review';

/** Why the employer cannot write a review now. Undefined while possible. The service itself explains an unknown reason. */
export const refusalText = (refusal: string | null | undefined): string | undefined =>
  Object.entries(reviewRefusals).find(([reason]) => reason === refusal)?.[1];
