/** The first `length` digits of a text, without all other characters ('Your code is 123 456.' -> '123456'). */
export function onlyDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
