import { displayPhone, isKenyanPhone } from '@repo/domain/phone';

/** A number of the service in its readable form. */
export const phoneText = (phone: string): string => (isKenyanPhone(phone) ? displayPhone(phone) : phone);
