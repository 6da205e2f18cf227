import { ServiceError } from '../../../errors.ts';

/**
 * The end of a page that is sorted by time: the moment of its last row, and the row's id because several rows
 * may share a moment.
 */
export interface MomentCursor {
  readonly moment: string;
  readonly id: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const momentCursor = (at: Date, id: string): string => `${at.toISOString()}_${id}`;

/**
 * Reads a cursor as `momentCursor` wrote it. It refuses dates such as the 30th of February or the year 0. The
 * database would report them as a fault of the service.
 * @throws ServiceError `invalid`
 */
export function readMomentCursor(text: string): MomentCursor {
  const [, moment = '', id = ''] = CURSOR.exec(text) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || at.toISOString() !== moment || at.getUTCFullYear() === 0)
    throw new ServiceError('invalid', 'pageNotFound', {
      fields: { cursor: 'valueInvalid' },
    });
  return { moment, id };
}
