/**
 * An address that opens a chat with words already typed: with somebody, or, without a phone, with whom the sender then
 * chooses. It works on every phone with WhatsApp, and leads to its page on others.
 */
export function chatLink(words: string, phone: string | null = null): string {
  const whom = phone === null ? '' : phone.replaceAll(/\D/g, '');
  return `https://wa.me/${whom}?text=${encodeURIComponent(words)}`;
}
