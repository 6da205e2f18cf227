import { reviewRefusals } from '@repo/domain/review';

/** Why no review can be written now; undefined while one can be. A reason that is not known yet is the service's to tell. */
export const refusalText = (refusal: string | null | undefined): string | undefined =>
  Object.entries(reviewRefusals).find(([reason]) => reason === refusal)?.[1];
