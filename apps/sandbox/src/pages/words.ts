/** Numbers and times in the Kenyan format. */

const moment = new Intl.DateTimeFormat('en-KE', {
  timeZone: 'Africa/Nairobi',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const fullMoment = new Intl.DateTimeFormat('en-KE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'full',
  timeStyle: 'short',
  hour12: false,
});

export const shortMoment = (at: string | Date) => moment.format(new Date(at));
export const longMoment = (at: Date) => fullMoment.format(at);

/** `KES 1,000`, with cents only for a fraction. */
export function amountInWords(hundredths: number, currency: string): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  return `${currency} ${(hundredths / 100).toLocaleString('en-KE', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Turns `+254700000021` into `0700 000 021`. */
export const localPhone = (phone: string) => phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

/** The payer's own e-mail address. A payer who gave none has one of the merchant's, which nobody reads. */
export const ownAddress = (email: string): string | null => (/@receipts\.[^@]+$/.test(email) ? null : email);

export const phoneAddress = (phone: string) => `/phones/${encodeURIComponent(phone)}`;

export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
