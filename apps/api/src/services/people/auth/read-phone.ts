import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import { refusedField } from '../../../errors.ts';

/**
 * @param missing the refusal for an empty text
 * @throws ServiceError `invalid` at the field `phone` for a text that is no Kenyan mobile number in any
 * spelling.
 */
export function readPhone(text: string, missing: PlainRefusal = 'ownPhoneMissing'): KenyanPhone {
  const phone = normalisePhone(text);
  if (phone !== null) return phone;
  throw refusedField('phone', text.trim() === '' ? missing : 'phoneInvalid');
}
