import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import { ServiceError } from '../../errors.ts';

/** @throws ServiceError `invalid` at the field `phone` for anything but a Kenyan mobile number, in whatever spelling. */
export function readPhone(text: string): KenyanPhone {
  const phone = normalisePhone(text);
  if (phone !== null) return phone;
  const message =
    text.trim() === '' ? 'Please enter your phone number' : 'Please enter a valid Kenyan phone number';
  throw new ServiceError('invalid', message, { fields: { phone: message } });
}
