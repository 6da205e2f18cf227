import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';

/** A phone in the stored form. */
export function kenyanPhone(text: string): KenyanPhone {
  const phone = normalisePhone(text);
  if (phone === null) throw new Error(`${text} is no Kenyan mobile number`);
  return phone;
}
