import { COUNTED_MAXIMUM } from '@repo/domain/work-queue';

/** A count of the service, which stops counting: '12', '999+'. */
export const countText = (count: number): string =>
  count > COUNTED_MAXIMUM ? `${String(COUNTED_MAXIMUM)}+` : String(count);
