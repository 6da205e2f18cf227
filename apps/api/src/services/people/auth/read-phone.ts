import { INVALID_PHONE, normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import { ServiceError } from '../../../errors.ts';

/**
 * @param missing what is said where there is no phone at all
 * @throws ServiceError `invalid` at the field `phone` for anything but a Kenyan mobile number, in whatever spelling.
 */
export function readPhone(text: string, missing = 'Please enter your phone number'): KenyanPhone {
  const phone = normalisePhone(text);
  if (phone !== null) return phone;
  const message = text.trim() === '' ? missing : INVALID_PHONE;
  throw new ServiceError('invalid', message, { fields: { phone: message } });
}
