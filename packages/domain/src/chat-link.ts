/**
 * The address of a chat with a prepared text: with the owner of the phone, or without a phone with a contact that the sender
 * chooses. It works on every phone with WhatsApp, and opens WhatsApp's page on others.
 */
export function chatLink(words: string, phone: string | null = null): string {
  const whom = phone === null ? '' : phone.replaceAll(/\D/g, '');
  return `https://wa.me/${whom}?text=${encodeURIComponent(words)}`;
}
